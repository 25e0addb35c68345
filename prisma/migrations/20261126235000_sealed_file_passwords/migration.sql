-- Passwords of locked files are kept as secrets are (src/lib/sealed.ts): those that are there become open ones, which
-- the next start seals.
ALTER TABLE "artwork_files" ALTER COLUMN "password" DROP DEFAULT, ALTER COLUMN "password" DROP NOT NULL;
ALTER TABLE "artwork_files" ALTER COLUMN "password" TYPE BYTEA
  USING CASE WHEN "password" = '' THEN NULL ELSE '\x00'::bytea || convert_to("password", 'UTF8') END;
