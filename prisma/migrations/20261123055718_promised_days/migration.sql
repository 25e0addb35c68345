-- AlterTable
ALTER TABLE "orders" ADD COLUMN     "planned_on" DATE,
ADD COLUMN     "promised_on" DATE;

-- AlterTable
ALTER TABLE "products" ADD COLUMN     "minutes_fixed" INTEGER,
ADD COLUMN     "minutes_per_1000" INTEGER,
ADD COLUMN     "production_days" INTEGER,
ADD COLUMN     "work_kind_id" INTEGER;

-- AlterTable
ALTER TABLE "services" ADD COLUMN     "minutes_fixed" INTEGER,
ADD COLUMN     "minutes_per_1000" INTEGER,
ADD COLUMN     "production_days" INTEGER,
ADD COLUMN     "work_kind_id" INTEGER;

-- CreateTable
CREATE TABLE "promise_moves" (
    "id" SERIAL NOT NULL,
    "order_id" INTEGER NOT NULL,
    "actor_id" INTEGER,
    "promised_from" DATE,
    "promised_to" DATE,
    "planned_from" DATE,
    "planned_to" DATE,
    "reason" TEXT NOT NULL DEFAULT '',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "undone_at" TIMESTAMPTZ(3),

    CONSTRAINT "promise_moves_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "promise_moves_order_id_id_idx" ON "promise_moves"("order_id", "id");

-- CreateIndex
CREATE INDEX "promise_moves_actor_id_idx" ON "promise_moves"("actor_id");

-- CreateIndex
CREATE INDEX "orders_promised_on_idx" ON "orders"("promised_on");

-- CreateIndex
CREATE INDEX "orders_planned_on_idx" ON "orders"("planned_on");

-- CreateIndex
CREATE INDEX "products_work_kind_id_idx" ON "products"("work_kind_id");

-- CreateIndex
CREATE INDEX "services_work_kind_id_idx" ON "services"("work_kind_id");

-- AddForeignKey
ALTER TABLE "services" ADD CONSTRAINT "services_work_kind_id_fkey" FOREIGN KEY ("work_kind_id") REFERENCES "work_kinds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "products" ADD CONSTRAINT "products_work_kind_id_fkey" FOREIGN KEY ("work_kind_id") REFERENCES "work_kinds"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promise_moves" ADD CONSTRAINT "promise_moves_order_id_fkey" FOREIGN KEY ("order_id") REFERENCES "orders"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "promise_moves" ADD CONSTRAINT "promise_moves_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
