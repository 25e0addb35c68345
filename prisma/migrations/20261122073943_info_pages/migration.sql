ALTER TYPE "page" ADD VALUE 'delivery';
ALTER TYPE "page" ADD VALUE 'returns';
ALTER TYPE "page" ADD VALUE 'privacy';
ALTER TYPE "page" ADD VALUE 'terms';
ALTER TYPE "page" ADD VALUE 'questions';
