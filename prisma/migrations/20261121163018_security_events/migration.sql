-- CreateEnum
CREATE TYPE "security_act" AS ENUM ('loggedIn', 'logInRefused', 'loggedOut', 'passwordChanged', 'passwordReset', 'sessionEnded', 'otherSessionsEnded');

-- CreateTable
CREATE TABLE "security_events" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "act" "security_act" NOT NULL,
    "user_id" INTEGER,
    "address" TEXT NOT NULL,
    "user_agent" TEXT NOT NULL,

    CONSTRAINT "security_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "security_events_at_id_idx" ON "security_events"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "security_events_act_at_id_idx" ON "security_events"("act", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "security_events_user_id_at_id_idx" ON "security_events"("user_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "sessions_last_used_at_idx" ON "sessions"("last_used_at");

-- AddForeignKey
ALTER TABLE "security_events" ADD CONSTRAINT "security_events_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: events are kept as they were written, for a year.
CREATE FUNCTION keep_security_events() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '365 days' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER security_events_kept BEFORE UPDATE OR DELETE ON security_events FOR EACH ROW EXECUTE FUNCTION keep_security_events();
