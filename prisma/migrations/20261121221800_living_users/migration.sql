-- CreateTable
CREATE TABLE "living_users" (
    "role_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "living_users_pkey" PRIMARY KEY ("role_id")
);

-- AddForeignKey
ALTER TABLE "living_users" ADD CONSTRAINT "living_users_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- How many living accounts a role has, kept by triggers: a list of 100,000 customers isn't counted to show a page.
-- Accounts are only marked as deleted (users_kept). The roles are gone through in their order, so that two changes at once don't wait for each other.
CREATE FUNCTION count_living_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO living_users AS kept
      SELECT role_id, count(*) FROM added WHERE deleted_at IS NULL GROUP BY role_id ORDER BY role_id
      ON CONFLICT (role_id) DO UPDATE SET count = kept.count + EXCLUDED.count;
  ELSE
    INSERT INTO living_users AS kept
      SELECT role_id, sum(change) FROM (
        SELECT role_id, 1 AS change FROM added WHERE deleted_at IS NULL
        UNION ALL SELECT role_id, -1 FROM gone WHERE deleted_at IS NULL
      ) changes GROUP BY role_id HAVING sum(change) <> 0 ORDER BY role_id
      ON CONFLICT (role_id) DO UPDATE SET count = kept.count + EXCLUDED.count;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION count_no_living_users() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM living_users;
  RETURN NULL;
END $$;

CREATE TRIGGER users_added AFTER INSERT ON users
REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_living_users();
CREATE TRIGGER users_changed AFTER UPDATE ON users
REFERENCING OLD TABLE AS gone NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_living_users();
CREATE TRIGGER users_emptied AFTER TRUNCATE ON users
FOR EACH STATEMENT EXECUTE FUNCTION count_no_living_users();

INSERT INTO living_users
SELECT role_id, count(*) FROM users WHERE deleted_at IS NULL GROUP BY role_id;
