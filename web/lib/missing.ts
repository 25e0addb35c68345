import { notFound } from '@tanstack/react-router'
import { errorCode, isApiError } from './api.ts'

/** What is known about a missing page: `gone` means that it existed and was deleted, so the server answers 410. */
export type Missing = { gone: boolean }

/** An id has only one spelling, so that a page has one address. */
export const isIdParam = (param: string): boolean => /^[1-9]\d{0,9}$/.test(param)

/** The id in an address; anything else is a page that doesn't exist. */
export function idOf(param: string): number {
  if (!isIdParam(param)) throw notFound()
  return Number(param)
}

/** Loads the record that a page is about, or throws for the page that says that it doesn't exist. */
export async function orNotFound<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data
  } catch (error) {
    if (errorCode(error) !== 'NOT_FOUND' && errorCode(error) !== 'VALIDATION') throw error
    throw notFound({ data: { gone: isApiError(error) && error.data?.gone === true } satisfies Missing })
  }
}

type Match = { status: string; error?: unknown }

/** The reason why the matched routes have no page, or null when there is one. */
export function missingOf(matches: readonly Match[]): Missing | null {
  const found = matches.find(({ status }) => status === 'notFound')
  return found ? { gone: isGone((found.error as { data?: unknown } | undefined)?.data) } : null
}

export const isGone = (data: unknown): boolean => (data as Missing | undefined)?.gone === true
