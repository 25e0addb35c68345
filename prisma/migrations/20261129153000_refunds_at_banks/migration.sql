-- AlterEnum
ALTER TYPE "attempt_trouble" ADD VALUE 'refundedAtBank';
