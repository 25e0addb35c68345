import { z } from 'zod'
import { personSchema } from '../payment-output.ts'
import { lineWays } from './statement-input.ts'

/** How a line stands: what is proposed of it, or what became of it. `before`: by another file, or before this one. */
const lineGroups = ['doubtful', 'notFound', 'proposed', 'before', 'booked', 'left', 'expense'] as const

/** By what a candidate fits (`Evidence`), or why none is proposed (`Doubt`). */
const evidence = ['reference', 'order', 'voen', 'payer', 'name', 'amount'] as const
const reasons = [
  ...evidence,
  'misspelt',
  'notOpen',
  'otherAmount',
  'otherOrder',
  'otherPurpose',
  'noCandidate',
  'tooMany',
  'outgoing',
] as const

/** A payment of one client; AZN. `left`: what is left of an order then, and what is for none is the balance. */
export const bookingSchema = z.object({
  appUser: personSchema,
  amount: z.number(),
  balance: z.number(),
  orders: z.array(z.object({ orderId: z.int(), amount: z.number(), left: z.number() })),
})

const candidateSchema = z.object({
  why: z.enum(evidence),
  way: z.enum(lineWays),
  /** The part of an invoice that is paid in two transfers: its net amount or its VAT. */
  half: z.enum(['net', 'vat']).nullable(),
  bookings: z.array(bookingSchema),
})

/** A line in the bank's words, and what it would be booked to. */
export const statementLineSchema = z.object({
  id: z.int(),
  /** Of its row in the file, from 1. */
  row: z.int(),
  day: z.iso.date(),
  /** AZN; below 0 where it went out. */
  amount: z.number(),
  payer: z.string(),
  voen: z.string(),
  purpose: z.string(),
  bankReference: z.string(),
  group: z.enum(lineGroups),
  /** Staff look at it another time. */
  isLater: z.boolean(),
  why: z.enum(reasons).nullable(),
  candidates: z.array(candidateSchema),
  /** Of what is booked, left or an expense: who decided it and when. */
  decided: z.object({ by: personSchema, at: z.iso.datetime() }).nullable(),
  /** What it was booked as. */
  payments: z.array(
    z.object({
      id: z.int(),
      amount: z.number(),
      appUser: personSchema,
      orders: z.array(z.object({ orderId: z.int(), amount: z.number() })),
    }),
  ),
  /** What this payer paid before, newest first. */
  earlier: z.array(
    z.object({ day: z.iso.date(), amount: z.number(), purpose: z.string(), appUser: personSchema }),
  ),
})

export const statementSchema = z.object({
  id: z.int(),
  fileName: z.string(),
  /** As the file says; '' where it doesn't. */
  bank: z.string(),
  iban: z.string(),
  uploadedAt: z.iso.datetime(),
  uploadedBy: personSchema,
  lines: z.array(statementLineSchema),
  /** Rows that aren't lines here: without guessing they can't be read, or they are of another currency. */
  unread: z.array(z.object({ row: z.int(), why: z.enum(['day', 'amount', 'both', 'currency']) })),
})
export type StatementView = z.infer<typeof statementSchema>
export type StatementLineView = z.infer<typeof statementLineSchema>

export const uploadedSchema = z.object({
  /** This file was uploaded before: nothing is new. */
  isKnown: z.boolean(),
  statement: statementSchema,
})

export const statementListSchema = z.array(
  z.object({
    id: z.int(),
    fileName: z.string(),
    bank: z.string(),
    uploadedAt: z.iso.datetime(),
    uploadedBy: personSchema,
    lines: z.int(),
    booked: z.int(),
    /** Lines of which nothing is decided yet. */
    open: z.int(),
  }),
)

export const columnsSchema = z.object({
  headings: z.array(z.string()),
  /** The first rows below the headings. */
  rows: z.array(z.array(z.string())),
})

/** What became of each line that was to be booked. */
export const bookedSchema = z.object({
  results: z.array(
    z.object({
      lineId: z.int(),
      payments: z.array(z.int()),
      error: z.object({ code: z.string(), message: z.string() }).nullable(),
    }),
  ),
  statement: statementSchema,
})
