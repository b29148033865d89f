-- What a seat may do though nobody waits for it is an optional action, also where a link in a mail opens it.

UPDATE "LinkToken" SET "purpose" = 'action' WHERE "purpose" = 'offer';
