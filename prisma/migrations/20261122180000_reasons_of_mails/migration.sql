-- Why a mail was not sent is a code; its words are in the catalogue. What stood there as a sentence becomes one of
-- mail/reasons.ts, and `error` keeps the words of mail servers alone.

ALTER TABLE "Mail" ADD COLUMN "reason" TEXT;

UPDATE "Mail" SET reason = words.code, error = NULL
  FROM (VALUES
    ('the address is banned', 'banned'),
    ('the address is suppressed', 'suppressed'),
    ('its reader has stopped such mails', 'stopped'),
    ('not wanted', 'not-wanted'),
    ('the table is muted', 'muted'),
    ('no longer news', 'no-longer-news'),
    ('nobody to tell', 'nobody-to-tell'),
    ('nobody to ask', 'nobody-to-tell'),
    ('the reader is at the table just now', 'reader-at-table'),
    ('the seat is somebody else’s', 'other-player'),
    ('he has resigned', 'resigned'),
    ('they have resigned', 'resigned'),
    ('sits there', 'plays-there'),
    ('he sits there', 'plays-there'),
    ('they sit there', 'plays-there'),
    ('plays at the table', 'plays-there'),
    ('he was not told of it', 'not-told'),
    ('they were not told of it', 'not-told'),
    ('no such invitation', 'no-such-invitation'),
    ('invitation is over', 'invitation-over'),
    ('the seat is not offered any more', 'offer-over'),
    ('the seat is his again', 'seat-back'),
    ('the seat is theirs again', 'seat-back'),
    ('the dispute is none of his business', 'not-party'),
    ('the dispute is none of their business', 'not-party'),
    ('the request was taken back', 'request-withdrawn'),
    ('the address is his already', 'own-address'),
    ('the address is theirs already', 'own-address'),
    ('sent anew', 'sent-anew'),
    ('sent again', 'sent-anew')
  ) AS words (sentence, code)
  WHERE "Mail".status = 'dropped' AND "Mail".error = words.sentence;

UPDATE "Mail" SET reason = 'bounced', error = substr(error, length('bounced: ') + 1)
  WHERE status = 'failed' AND error LIKE 'bounced: %';
