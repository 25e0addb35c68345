import { notFound } from '@tanstack/react-router'
import type { Language } from '../../../src/lib/languages.ts'
import { type Api, errorCode } from '../../lib/api.ts'

type From = { api: Api; language: Language }

export const serviceQuery = ({ api, language }: From, id: number) =>
  api.services.byId.queryOptions({ id, language })

export const productQuery = ({ api, language }: From, id: number) =>
  api.products.byId.queryOptions({ id, language })

/** The running campaigns, for the badge. */
export const campaignsQuery = ({ api, language }: From) => api.deals.list.queryOptions({ language })

/** The id of an address; what can't be one is a page that isn't there. */
export function idOf(param: string): number {
  const id = Number(param)
  if (!Number.isInteger(id) || id < 1) throw notFound()
  return id
}

/** What a page is about, or the 404 page when it isn't there. */
export async function orNotFound<Data>(data: Promise<Data>): Promise<Data> {
  try {
    return await data
  } catch (error) {
    if (errorCode(error) === 'NOT_FOUND' || errorCode(error) === 'VALIDATION') throw notFound()
    throw error
  }
}
