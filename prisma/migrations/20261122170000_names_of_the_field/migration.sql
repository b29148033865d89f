-- One word for each idea, the field's: absence (was vacation), dispute (was ticket), substitute request (was opening),
-- pending answer (was waiting), notification (was notice), time control (was pace). Nothing is lost: all is renamed.

ALTER TYPE "TicketState" RENAME TO "DisputeState";
ALTER TYPE "TicketType" RENAME TO "DisputeType";
ALTER TYPE "OpeningState" RENAME TO "SubstituteRequestState";

ALTER TABLE "Table" RENAME COLUMN "pace" TO "timeControl";
ALTER TABLE "AnswerTime" RENAME COLUMN "himself" TO "byPlayer";
ALTER TABLE "Audit" RENAME COLUMN "ticketId" TO "disputeId";

ALTER TABLE "Waiting" RENAME TO "PendingAnswer";
ALTER TABLE "PendingAnswer" RENAME CONSTRAINT "Waiting_pkey" TO "PendingAnswer_pkey";
ALTER TABLE "PendingAnswer" RENAME CONSTRAINT "Waiting_tableId_fkey" TO "PendingAnswer_tableId_fkey";
ALTER INDEX "Waiting_nextAt_idx" RENAME TO "PendingAnswer_nextAt_idx";

ALTER TABLE "Vacation" RENAME TO "Absence";
ALTER TABLE "Absence" RENAME CONSTRAINT "Vacation_pkey" TO "Absence_pkey";
ALTER TABLE "Absence" RENAME CONSTRAINT "Vacation_playerId_fkey" TO "Absence_playerId_fkey";
ALTER INDEX "Vacation_from_idx" RENAME TO "Absence_from_idx";
ALTER INDEX "Vacation_to_idx" RENAME TO "Absence_to_idx";
ALTER INDEX "Vacation_playerId_to_idx" RENAME TO "Absence_playerId_to_idx";

ALTER TABLE "Ticket" RENAME TO "Dispute";
ALTER TABLE "Dispute" RENAME CONSTRAINT "Ticket_pkey" TO "Dispute_pkey";
ALTER TABLE "Dispute" RENAME CONSTRAINT "Ticket_tableId_fkey" TO "Dispute_tableId_fkey";
ALTER INDEX "Ticket_escalateAt_idx" RENAME TO "Dispute_escalateAt_idx";
ALTER INDEX "Ticket_state_createdAt_idx" RENAME TO "Dispute_state_createdAt_idx";
ALTER INDEX "Ticket_tableId_state_idx" RENAME TO "Dispute_tableId_state_idx";

ALTER TABLE "TicketMessage" RENAME TO "DisputeMessage";
ALTER TABLE "DisputeMessage" RENAME COLUMN "ticketId" TO "disputeId";
ALTER TABLE "DisputeMessage" RENAME CONSTRAINT "TicketMessage_pkey" TO "DisputeMessage_pkey";
ALTER TABLE "DisputeMessage" RENAME CONSTRAINT "TicketMessage_ticketId_fkey" TO "DisputeMessage_disputeId_fkey";
ALTER INDEX "TicketMessage_ticketId_at_idx" RENAME TO "DisputeMessage_disputeId_at_idx";

ALTER TABLE "Opening" RENAME TO "SubstituteRequest";
ALTER TABLE "SubstituteRequest" RENAME COLUMN "ticketId" TO "disputeId";
ALTER TABLE "SubstituteRequest" RENAME CONSTRAINT "Opening_pkey" TO "SubstituteRequest_pkey";
ALTER TABLE "SubstituteRequest" RENAME CONSTRAINT "Opening_tableId_fkey" TO "SubstituteRequest_tableId_fkey";
ALTER TABLE "SubstituteRequest" RENAME CONSTRAINT "Opening_takenById_fkey" TO "SubstituteRequest_takenById_fkey";
ALTER INDEX "Opening_closedAt_createdAt_idx" RENAME TO "SubstituteRequest_closedAt_createdAt_idx";
ALTER INDEX "Opening_formerId_idx" RENAME TO "SubstituteRequest_formerId_idx";
ALTER INDEX "Opening_tableId_seat_idx" RENAME TO "SubstituteRequest_tableId_seat_idx";

ALTER TABLE "Notice" RENAME TO "Notification";
ALTER TABLE "Notification" RENAME CONSTRAINT "Notice_pkey" TO "Notification_pkey";
ALTER TABLE "Notification" RENAME CONSTRAINT "Notice_mailId_fkey" TO "Notification_mailId_fkey";
ALTER INDEX "Notice_email_createdAt_idx" RENAME TO "Notification_email_createdAt_idx";
ALTER INDEX "Notice_mailId_dueAt_idx" RENAME TO "Notification_mailId_dueAt_idx";
ALTER INDEX "Notice_mailbox_createdAt_idx" RENAME TO "Notification_mailbox_createdAt_idx";
ALTER INDEX "Notice_sender_createdAt_idx" RENAME TO "Notification_sender_createdAt_idx";

-- The same words inside what is stored as data. Entries stay as they were written: the kernel reads all their versions.
UPDATE "Table" SET policy = policy - 'ticketPauseHours' || jsonb_build_object('disputePauseHours', policy -> 'ticketPauseHours')
  WHERE policy ? 'ticketPauseHours';
UPDATE "Table" SET policy = policy - 'ticketEscalationHours' || jsonb_build_object('disputeEscalationHours', policy -> 'ticketEscalationHours')
  WHERE policy ? 'ticketEscalationHours';
UPDATE "Notification" SET data = data - 'ticket' || jsonb_build_object('dispute', data -> 'ticket') WHERE data ? 'ticket';
UPDATE "Notification" SET data = data - 'opening' || jsonb_build_object('substituteRequest', data -> 'opening') WHERE data ? 'opening';
UPDATE "Notification" SET kind = 'dispute' WHERE kind = 'ticket';
UPDATE "Mail" SET kind = 'dispute' WHERE kind = 'ticket';
UPDATE "MailStop" SET what = 'kind:dispute' WHERE what = 'kind:ticket';
UPDATE "Audit" SET what = 'dispute' WHERE what = 'ticket';
UPDATE "LinkToken" SET purpose = 'dispute' WHERE purpose = 'ticket';
UPDATE "LinkToken" SET data = data - 'ticketId' || jsonb_build_object('disputeId', data -> 'ticketId') WHERE data ? 'ticketId';
UPDATE "LinkToken" SET data = data - 'openingId' || jsonb_build_object('substituteRequestId', data -> 'openingId') WHERE data ? 'openingId';
