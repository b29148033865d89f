-- An administrator has it told once more: no rhythm and no quiet hours hold it back.
ALTER TABLE "Notification" ADD COLUMN "anew" BOOLEAN NOT NULL DEFAULT false;
