-- CreateEnum
CREATE TYPE "order_status" AS ENUM ('Pending', 'Accepted', 'InProduction', 'Ready', 'Completed', 'NotApproved');

-- CreateEnum
CREATE TYPE "page" AS ENUM ('services', 'portfolio', 'deals');

-- CreateTable
CREATE TABLE "roles" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "permissions" INTEGER[],
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "roles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "users" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "surname" TEXT NOT NULL,
    "father_name" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "password_hash" TEXT NOT NULL,
    "role_id" INTEGER NOT NULL,
    "photo_id" INTEGER,
    "language" TEXT NOT NULL DEFAULT 'az',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "users_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sessions" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "last_used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "password_resets" (
    "id" SERIAL NOT NULL,
    "token_hash" BYTEA NOT NULL,
    "user_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "password_resets_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" TIMESTAMPTZ(3),

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "services" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "photo_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "services_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "service_prices" (
    "id" SERIAL NOT NULL,
    "service_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,

    CONSTRAINT "service_prices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "products" (
    "id" SERIAL NOT NULL,
    "service_id" INTEGER NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "photo_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deleted_at" TIMESTAMPTZ(3),

    CONSTRAINT "products_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "product_prices" (
    "id" SERIAL NOT NULL,
    "product_id" INTEGER NOT NULL,
    "count" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,

    CONSTRAINT "product_prices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "discounts" (
    "id" SERIAL NOT NULL,
    "limit" INTEGER NOT NULL,
    "percentage_bp" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "discounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deals" (
    "id" SERIAL NOT NULL,
    "title" TEXT NOT NULL,
    "title_ru" TEXT NOT NULL DEFAULT '',
    "title_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL,
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "offer" TEXT NOT NULL DEFAULT '',
    "offer_ru" TEXT NOT NULL DEFAULT '',
    "offer_en" TEXT NOT NULL DEFAULT '',
    "head" TEXT NOT NULL DEFAULT '',
    "head_ru" TEXT NOT NULL DEFAULT '',
    "head_en" TEXT NOT NULL DEFAULT '',
    "date" TEXT NOT NULL DEFAULT '',
    "date_ru" TEXT NOT NULL DEFAULT '',
    "date_en" TEXT NOT NULL DEFAULT '',
    "percentage_bp" INTEGER,
    "end_date" DATE,
    "photo_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "deals_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "deal_services" (
    "deal_id" INTEGER NOT NULL,
    "service_id" INTEGER NOT NULL,

    CONSTRAINT "deal_services_pkey" PRIMARY KEY ("deal_id","service_id")
);

-- CreateTable
CREATE TABLE "media" (
    "id" SERIAL NOT NULL,
    "key" TEXT NOT NULL,
    "extension" TEXT NOT NULL,
    "width" INTEGER NOT NULL,
    "height" INTEGER NOT NULL,
    "bytes" INTEGER NOT NULL,
    "avif_ready" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "media_trash" (
    "key" TEXT NOT NULL,
    "deleted_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "media_trash_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "orders" (
    "id" SERIAL NOT NULL,
    "user_id" INTEGER NOT NULL,
    "service_id" INTEGER NOT NULL,
    "product_id" INTEGER,
    "service_name" TEXT NOT NULL,
    "service_name_ru" TEXT NOT NULL,
    "service_name_en" TEXT NOT NULL,
    "product_name" TEXT,
    "product_name_ru" TEXT,
    "product_name_en" TEXT,
    "count" INTEGER NOT NULL,
    "comment" TEXT NOT NULL DEFAULT '',
    "status" "order_status" NOT NULL DEFAULT 'Pending',
    "price" INTEGER,
    "quote" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "accepted_at" TIMESTAMPTZ(3),

    CONSTRAINT "orders_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_events" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "actor_id" INTEGER NOT NULL,
    "from" "order_status",
    "to" "order_status" NOT NULL,
    "price" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_events_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "order_keys" (
    "user_id" INTEGER NOT NULL,
    "key" TEXT NOT NULL,
    "request_hash" BYTEA NOT NULL,
    "order_id" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "order_keys_pkey" PRIMARY KEY ("user_id","key")
);

-- CreateTable
CREATE TABLE "projects" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "service_id" INTEGER,
    "main_photo_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "projects_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "project_attachments" (
    "id" SERIAL NOT NULL,
    "project_id" INTEGER NOT NULL,
    "photo_id" INTEGER NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "project_attachments_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "page_texts" (
    "page" "page" NOT NULL,
    "head" TEXT NOT NULL DEFAULT '',
    "head_ru" TEXT NOT NULL DEFAULT '',
    "head_en" TEXT NOT NULL DEFAULT '',
    "title" TEXT NOT NULL DEFAULT '',
    "title_ru" TEXT NOT NULL DEFAULT '',
    "title_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "priority" INTEGER NOT NULL DEFAULT 1,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "page_texts_pkey" PRIMARY KEY ("page")
);

-- CreateTable
CREATE TABLE "banner" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL DEFAULT '',
    "title_ru" TEXT NOT NULL DEFAULT '',
    "title_en" TEXT NOT NULL DEFAULT '',
    "head" TEXT NOT NULL DEFAULT '',
    "head_ru" TEXT NOT NULL DEFAULT '',
    "head_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "logo_id" INTEGER,
    "dark_logo_id" INTEGER,
    "favicon_id" INTEGER,
    "photo_id" INTEGER,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "banner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "about_us" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "title" TEXT NOT NULL DEFAULT '',
    "title_ru" TEXT NOT NULL DEFAULT '',
    "title_en" TEXT NOT NULL DEFAULT '',
    "head" TEXT NOT NULL DEFAULT '',
    "head_ru" TEXT NOT NULL DEFAULT '',
    "head_en" TEXT NOT NULL DEFAULT '',
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "photo_id" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "about_us_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "partners" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "logo_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "partners_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "advertisements" (
    "id" SERIAL NOT NULL,
    "link" TEXT NOT NULL,
    "photo_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "advertisements_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "social_accounts" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL DEFAULT '',
    "platform" TEXT NOT NULL DEFAULT '',
    "link" TEXT NOT NULL,
    "icon_id" INTEGER,
    "light_icon_id" INTEGER,
    "priority" INTEGER NOT NULL DEFAULT 1,
    "state" BOOLEAN NOT NULL DEFAULT true,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "social_accounts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contacts" (
    "id" SERIAL NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "description_ru" TEXT NOT NULL DEFAULT '',
    "description_en" TEXT NOT NULL DEFAULT '',
    "address" TEXT NOT NULL DEFAULT '',
    "address_ru" TEXT NOT NULL DEFAULT '',
    "address_en" TEXT NOT NULL DEFAULT '',
    "phone_number" TEXT NOT NULL DEFAULT '',
    "number_whatsapp" TEXT NOT NULL DEFAULT '',
    "email" TEXT NOT NULL DEFAULT '',
    "map_embed_code" TEXT NOT NULL DEFAULT '',
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "contacts_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "contact_requests" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "phone_number" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "handled_at" TIMESTAMPTZ(3),
    "handled_by_id" INTEGER,

    CONSTRAINT "contact_requests_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "roles_name_key" ON "roles"("name");

-- CreateIndex
CREATE INDEX "users_role_id_deleted_at_idx" ON "users"("role_id", "deleted_at");

-- CreateIndex
CREATE INDEX "users_photo_id_idx" ON "users"("photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "sessions_token_hash_key" ON "sessions"("token_hash");

-- CreateIndex
CREATE INDEX "sessions_user_id_idx" ON "sessions"("user_id");

-- CreateIndex
CREATE UNIQUE INDEX "password_resets_token_hash_key" ON "password_resets"("token_hash");

-- CreateIndex
CREATE INDEX "password_resets_user_id_idx" ON "password_resets"("user_id");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE INDEX "services_priority_id_idx" ON "services"("priority", "id" DESC);

-- CreateIndex
CREATE INDEX "services_photo_id_idx" ON "services"("photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "service_prices_service_id_count_key" ON "service_prices"("service_id", "count");

-- CreateIndex
CREATE INDEX "products_service_id_priority_id_idx" ON "products"("service_id", "priority", "id" DESC);

-- CreateIndex
CREATE INDEX "products_photo_id_idx" ON "products"("photo_id");

-- CreateIndex
CREATE UNIQUE INDEX "product_prices_product_id_count_key" ON "product_prices"("product_id", "count");

-- CreateIndex
CREATE UNIQUE INDEX "discounts_limit_key" ON "discounts"("limit");

-- CreateIndex
CREATE INDEX "deals_priority_id_idx" ON "deals"("priority", "id" DESC);

-- CreateIndex
CREATE INDEX "deals_end_date_idx" ON "deals"("end_date");

-- CreateIndex
CREATE INDEX "deals_photo_id_idx" ON "deals"("photo_id");

-- CreateIndex
CREATE INDEX "deal_services_service_id_idx" ON "deal_services"("service_id");

-- CreateIndex
CREATE UNIQUE INDEX "media_key_key" ON "media"("key");

-- CreateIndex
CREATE INDEX "orders_status_created_at_id_idx" ON "orders"("status", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_created_at_id_idx" ON "orders"("created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_user_id_created_at_id_idx" ON "orders"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "orders_service_id_idx" ON "orders"("service_id");

-- CreateIndex
CREATE INDEX "orders_product_id_idx" ON "orders"("product_id");

-- CreateIndex
CREATE INDEX "order_events_order_id_id_idx" ON "order_events"("order_id", "id");

-- CreateIndex
CREATE INDEX "order_events_actor_id_idx" ON "order_events"("actor_id");

-- CreateIndex
CREATE UNIQUE INDEX "order_keys_order_id_key" ON "order_keys"("order_id");

-- CreateIndex
CREATE INDEX "projects_priority_id_idx" ON "projects"("priority", "id" DESC);

-- CreateIndex
CREATE INDEX "projects_service_id_idx" ON "projects"("service_id");

-- CreateIndex
CREATE INDEX "projects_main_photo_id_idx" ON "projects"("main_photo_id");

-- CreateIndex
CREATE INDEX "project_attachments_project_id_position_id_idx" ON "project_attachments"("project_id", "position", "id");

-- CreateIndex
CREATE INDEX "project_attachments_photo_id_idx" ON "project_attachments"("photo_id");

-- CreateIndex
CREATE INDEX "partners_priority_id_idx" ON "partners"("priority", "id" DESC);

-- CreateIndex
CREATE INDEX "partners_logo_id_idx" ON "partners"("logo_id");

-- CreateIndex
CREATE INDEX "advertisements_priority_id_idx" ON "advertisements"("priority", "id" DESC);

-- CreateIndex
CREATE INDEX "advertisements_photo_id_idx" ON "advertisements"("photo_id");

-- CreateIndex
CREATE INDEX "social_accounts_priority_id_idx" ON "social_accounts"("priority", "id" DESC);

-- CreateIndex
CREATE INDEX "social_accounts_icon_id_idx" ON "social_accounts"("icon_id");

-- CreateIndex
CREATE INDEX "social_accounts_light_icon_id_idx" ON "social_accounts"("light_icon_id");

-- CreateIndex
CREATE INDEX "contact_requests_handled_at_created_at_idx" ON "contact_requests"("handled_at", "created_at" DESC);

-- CreateIndex
CREATE INDEX "contact_requests_created_at_id_idx" ON "contact_requests"("created_at" DESC, "id" DESC);

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_role_id_fkey" FOREIGN KEY ("role_id") REFERENCES "roles"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "users" ADD CONSTRAINT "users_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "services" ADD CONSTRAINT "services_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "service_prices" ADD CONSTRAINT "service_prices_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deals" ADD CONSTRAINT "deals_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal_services" ADD CONSTRAINT "deal_services_deal_id_fkey" FOREIGN KEY ("deal_id") REFERENCES "deals"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "deal_services" ADD CONSTRAINT "deal_services_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "orders" ADD CONSTRAINT "orders_product_id_fkey" FOREIGN KEY ("product_id") REFERENCES "products"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_keys" ADD CONSTRAINT "order_keys_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_service_id_fkey" FOREIGN KEY ("service_id") REFERENCES "services"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "projects" ADD CONSTRAINT "projects_main_photo_id_fkey" FOREIGN KEY ("main_photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_attachments" ADD CONSTRAINT "project_attachments_project_id_fkey" FOREIGN KEY ("project_id") REFERENCES "projects"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "project_attachments" ADD CONSTRAINT "project_attachments_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner" ADD CONSTRAINT "banner_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner" ADD CONSTRAINT "banner_dark_logo_id_fkey" FOREIGN KEY ("dark_logo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner" ADD CONSTRAINT "banner_favicon_id_fkey" FOREIGN KEY ("favicon_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "banner" ADD CONSTRAINT "banner_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "about_us" ADD CONSTRAINT "about_us_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "partners" ADD CONSTRAINT "partners_logo_id_fkey" FOREIGN KEY ("logo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "advertisements" ADD CONSTRAINT "advertisements_photo_id_fkey" FOREIGN KEY ("photo_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_icon_id_fkey" FOREIGN KEY ("icon_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "social_accounts" ADD CONSTRAINT "social_accounts_light_icon_id_fkey" FOREIGN KEY ("light_icon_id") REFERENCES "media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "contact_requests" ADD CONSTRAINT "contact_requests_handled_by_id_fkey" FOREIGN KEY ("handled_by_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema can't say: checks, expression indexes, triggers, first rows.

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- Letters that people type for one another (api-contract, search), for the back office's searches.
CREATE FUNCTION search_fold(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(lower(translate(value, 'İIıƏŞÇĞÖÜЁ', 'iiiəşçğöüё')), 'əşçğöüё', 'escgouе')
$$;

ALTER TABLE roles ADD CONSTRAINT roles_permissions_check CHECK (permissions <@ ARRAY[1,2,3,4,5,6,7,8,9,10,11,12,13]);
ALTER TABLE users ADD CONSTRAINT users_email_check CHECK (email = lower(email) AND email <> '');
ALTER TABLE users ADD CONSTRAINT users_language_check CHECK (language IN ('az', 'ru', 'en'));
CREATE UNIQUE INDEX users_email_key ON users (lower(email)) WHERE deleted_at IS NULL;
CREATE INDEX users_search_idx ON users USING gin (search_fold(name || ' ' || surname || ' ' || email) gin_trgm_ops);
CREATE INDEX users_phone_idx ON users USING gin (regexp_replace(phone_number, '\D', '', 'g') gin_trgm_ops);
CREATE INDEX sessions_active_idx ON sessions (user_id) WHERE revoked_at IS NULL;

ALTER TABLE media ADD CONSTRAINT media_size_check CHECK (width > 0 AND height > 0 AND bytes > 0);

ALTER TABLE services ADD CONSTRAINT services_name_check CHECK (name <> '');
ALTER TABLE service_prices ADD CONSTRAINT service_prices_check CHECK (count > 0 AND price > 0);
ALTER TABLE products ADD CONSTRAINT products_name_check CHECK (name <> '');
ALTER TABLE product_prices ADD CONSTRAINT product_prices_check CHECK (count > 0 AND price > 0);

ALTER TABLE projects ADD CONSTRAINT projects_name_check CHECK (name <> '');
ALTER TABLE deals ADD CONSTRAINT deals_text_check CHECK (title <> '' AND description <> '');
ALTER TABLE deals ADD CONSTRAINT deals_percentage_check CHECK (percentage_bp > 0 AND percentage_bp < 10000);
ALTER TABLE discounts ADD CONSTRAINT discounts_check CHECK ("limit" > 0 AND percentage_bp > 0 AND percentage_bp < 10000);

ALTER TABLE banner ADD CONSTRAINT banner_single_check CHECK (id = 1);
ALTER TABLE about_us ADD CONSTRAINT about_us_single_check CHECK (id = 1);

-- A price is there exactly when staff have accepted; who never was accepted has none.
ALTER TABLE orders ADD CONSTRAINT orders_count_check CHECK (count > 0);
ALTER TABLE orders ADD CONSTRAINT orders_price_check CHECK (
  (price IS NULL) = (accepted_at IS NULL) AND (price IS NULL OR price > 0)
  AND (status NOT IN ('Accepted', 'InProduction', 'Ready', 'Completed') OR price IS NOT NULL)
  AND (status <> 'Pending' OR price IS NULL)
);
ALTER TABLE orders ADD CONSTRAINT orders_product_check CHECK ((product_id IS NULL) = (product_name IS NULL));
CREATE INDEX orders_search_idx ON orders USING gin (search_fold(service_name || ' ' || coalesce(product_name, '')) gin_trgm_ops);
CREATE INDEX orders_spend_idx ON orders (user_id, accepted_at) INCLUDE (price) WHERE status IN ('Accepted', 'InProduction', 'Ready', 'Completed');

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are kept', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER order_events_kept BEFORE UPDATE OR DELETE ON order_events FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER orders_kept BEFORE DELETE ON orders FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER users_kept BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION refuse_change();

-- Roles as first seeded (api-contract, "Permission areas").
INSERT INTO roles (id, name, permissions) VALUES
  (1, 'SuperAdmin', '{1,2,3,4,5,6,7,8,9,10,11,12,13}'),
  (2, 'Admin', '{1,2,3,4,5,6,7,8,9,10,12,13}'),
  (3, 'Moderator', '{1,2,3,4,7,8,9,10,12,13}'),
  (4, 'ContentCreator', '{1,2,3,4,10,12,13}'),
  (5, 'SuperVisor', '{6,7,8,9}'),
  (6, 'Consultant', '{4,7}'),
  (7, 'Client', '{}');
SELECT setval('roles_id_seq', 7);

-- The records of fixed id 1 (specification 9).
INSERT INTO banner (id) VALUES (1);
INSERT INTO about_us (id) VALUES (1);
INSERT INTO contacts (id) VALUES (1);
SELECT setval('contacts_id_seq', 1);
INSERT INTO page_texts (page) VALUES ('services'), ('portfolio'), ('deals');
