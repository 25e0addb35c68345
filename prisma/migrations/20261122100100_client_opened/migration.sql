-- AlterEnum
ALTER TYPE "security_act" ADD VALUE 'clientOpened';
