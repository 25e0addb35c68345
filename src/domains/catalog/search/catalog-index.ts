import type { ServiceDocuments } from './catalog-changes.ts'
import { createSearchIndex } from './search-index.ts'

/** Two indexes, of services and of their products, that change together. */
export function createCatalogIndex() {
  const services = createSearchIndex()
  const products = createSearchIndex()
  const productsOf = new Map<number, readonly number[]>()
  const serviceOf = new Map<number, number>()

  function own({ service, products: documents }: ServiceDocuments): void {
    const ids = documents.map(({ id }) => id)
    productsOf.set(service.id, ids)
    for (const id of ids) serviceOf.set(id, service.id)
  }

  function remove(id: number): void {
    services.remove(id)
    // A product that has moved to another service stays there.
    for (const product of productsOf.get(id) ?? [])
      if (serviceOf.get(product) === id) products.remove(product)
    productsOf.delete(id)
  }

  return {
    services,
    products,
    remove,

    put(documents: ServiceDocuments): void {
      remove(documents.service.id)
      services.put(documents.service)
      for (const product of documents.products) products.put(product)
      own(documents)
    },

    /** Replaces the whole content; see {@link createSearchIndex}. */
    async replaceAll(all: readonly ServiceDocuments[]): Promise<void> {
      productsOf.clear()
      serviceOf.clear()
      for (const documents of all) own(documents)
      await services.replaceAll(all.map(({ service }) => service))
      await products.replaceAll(all.flatMap((documents) => documents.products))
    },
  }
}
