-- CreateEnum
CREATE TYPE "closed_day_source" AS ENUM ('staff', 'holiday');

-- CreateTable
CREATE TABLE "production_settings" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "cut_off" TEXT NOT NULL DEFAULT '14:00',
    "weekdays" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5]::INTEGER[],
    "default_days" INTEGER,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "production_settings_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "work_kinds" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "capacity_minutes" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "work_kinds_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "closed_days" (
    "id" SERIAL NOT NULL,
    "day" DATE NOT NULL,
    "work_kind_id" INTEGER,
    "name" TEXT NOT NULL,
    "name_ru" TEXT NOT NULL DEFAULT '',
    "name_en" TEXT NOT NULL DEFAULT '',
    "source" "closed_day_source" NOT NULL DEFAULT 'staff',

    CONSTRAINT "closed_days_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "closed_days_day_idx" ON "closed_days"("day");

-- CreateIndex
CREATE INDEX "closed_days_work_kind_id_idx" ON "closed_days"("work_kind_id");

-- AddForeignKey
ALTER TABLE "closed_days" ADD CONSTRAINT "closed_days_work_kind_id_fkey" FOREIGN KEY ("work_kind_id") REFERENCES "work_kinds"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A day is closed once for the house, and once for each kind of work.
CREATE UNIQUE INDEX closed_days_once_key ON closed_days (day, coalesce(work_kind_id, 0));

ALTER TABLE production_settings
  ADD CONSTRAINT production_settings_only_check CHECK (id = 1),
  ADD CONSTRAINT production_settings_cut_off_check CHECK (cut_off ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  ADD CONSTRAINT production_settings_weekdays_check
    CHECK (cardinality(weekdays) > 0 AND weekdays <@ ARRAY[1, 2, 3, 4, 5, 6, 7]),
  ADD CONSTRAINT production_settings_days_check CHECK (default_days >= 0);
ALTER TABLE work_kinds ADD CONSTRAINT work_kinds_capacity_check CHECK (capacity_minutes > 0);

INSERT INTO production_settings DEFAULT VALUES;
INSERT INTO work_kinds (name, name_ru, name_en, capacity_minutes) VALUES
  ('Ofset', 'Офсет', 'Offset', 480),
  ('Rəqəmsal', 'Цифра', 'Digital', 480),
  ('Genişformat', 'Широкий формат', 'Large format', 480),
  ('Folqa və kəsim', 'Фольга и резка', 'Foil and cutting', 480);
