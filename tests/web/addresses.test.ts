import type { LinkProps, RegisteredRouter, RouteById } from '@tanstack/react-router'
import { expectTypeOf, test } from 'vitest'

type Types<Id extends string> = RouteById<RegisteredRouter['routeTree'], Id>['types']
type Search<Id extends string> = Types<Id>['fullSearchSchema']

test('what the compiler knows of an address is exact, also where a helper makes its route', () => {
  expectTypeOf<Search<'/admin/admins'>['sort']>().toEqualTypeOf<'role' | 'email' | undefined>()
  expectTypeOf<Search<'/admin/users'>['page']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<keyof Search<'/admin/discounts'>>().toBeNever()
  expectTypeOf<Search<'/_storefront/o/$token/proof'>['round']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<Search<'/_storefront/services'>['page']>().toEqualTypeOf<number | undefined>()
  expectTypeOf<keyof Search<'/_storefront/basket'>>().toBeNever()
  expectTypeOf<Types<'/admin/services/editproduct/$id'>['params']['id']>().toEqualTypeOf<string>()
  expectTypeOf<Types<'/_storefront/myorder/$id/proof'>['params']['id']>().toEqualTypeOf<string>()
  expectTypeOf<
    Types<'/_storefront/companies/details/$id'>['loaderData']['loadedAt']
  >().toEqualTypeOf<number>()
  expectTypeOf<'/admin/services/editproduct/$id'>().toExtend<LinkProps['to']>()
  expectTypeOf<'/admin/nowhere'>().not.toExtend<LinkProps['to']>()
})
