ALTER TABLE "rentals" RENAME COLUMN "draft_editor" TO "draft_version";
