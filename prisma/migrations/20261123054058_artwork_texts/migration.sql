-- CreateTable
CREATE TABLE "artwork_texts" (
    "file_id" INTEGER NOT NULL,
    "page" INTEGER NOT NULL,
    "text" TEXT NOT NULL,

    CONSTRAINT "artwork_texts_pkey" PRIMARY KEY ("file_id","page")
);

-- AddForeignKey
ALTER TABLE "artwork_texts" ADD CONSTRAINT "artwork_texts_file_id_page_fkey" FOREIGN KEY ("file_id", "page") REFERENCES "artwork_pages"("file_id", "page") ON DELETE CASCADE ON UPDATE CASCADE;
