import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with ways of delivery, zones and pick-up points (staffMutations). */
export function deliveryMutations(on: { staff: TRPCClient<AppRouter> }): Record<string, Mutation> {
  const way = async () =>
    (await on.staff.delivery.createWay.mutate({ kind: 'courierFirm', name: 'Kuryer firması' })).id
  const zone = async () =>
    (await on.staff.delivery.createZone.mutate({ wayId: await way(), name: 'Bakı 1' })).id
  const point = async () => (await on.staff.delivery.createPoint.mutate({ address: 'Nizami 114' })).id
  return {
    'delivery.createWay': ['deliveryWay', async () => way],
    'delivery.updateWay': [
      'deliveryWay',
      async () => {
        const id = await way()
        return () =>
          on.staff.delivery.updateWay.mutate({
            id,
            hint: 'Bakı və rayonlar',
            isShown: true,
            priority: 3,
            daysTo: 2,
            cutOff: '15:00',
            weekdays: [1],
            prepaidOnly: true,
            maxGrams: 30_000,
            maxCentimetres: 150,
          })
      },
    ],
    'delivery.deleteWay': [
      'deliveryWay',
      async () => {
        const id = await way()
        return () => on.staff.delivery.deleteWay.mutate({ id })
      },
    ],
    'delivery.orderWays': [
      'deliveryWay',
      async () => {
        const ids = [await way(), await way()]
        return () => on.staff.delivery.orderWays.mutate({ ids })
      },
    ],
    'delivery.orderZones': [
      'deliveryZone',
      async () => {
        const id = await way()
        const zones = [
          await on.staff.delivery.createZone.mutate({ wayId: id, name: 'Bakı 1' }),
          await on.staff.delivery.createZone.mutate({
            wayId: id,
            name: 'Bakı 2',
            places: [{ name: 'Xəzər' }],
          }),
        ]
        return () => on.staff.delivery.orderZones.mutate({ ids: zones.map((zone) => zone.id) })
      },
    ],
    'delivery.createZone': [
      'deliveryZone',
      async () => {
        const wayId = await way()
        return () => on.staff.delivery.createZone.mutate({ wayId, name: 'Bakı 1' })
      },
    ],
    'delivery.updateZone': [
      'deliveryZone',
      async () => {
        const id = await zone()
        return () =>
          on.staff.delivery.updateZone.mutate({
            id,
            places: [{ name: 'Nəsimi' }],
            bands: [{ upTo: 5000, price: 4 }],
            perKg: 0.4,
            freeFrom: 150,
          })
      },
    ],
    'delivery.deleteZone': [
      'deliveryZone',
      async () => {
        const id = await zone()
        return () => on.staff.delivery.deleteZone.mutate({ id })
      },
    ],
    'delivery.createPoint': ['pickupPoint', async () => point],
    'delivery.updatePoint': [
      'pickupPoint',
      async () => {
        const id = await point()
        const mapLink = 'https://maps.example.com/n114'
        return () =>
          on.staff.delivery.updatePoint.mutate({
            id,
            hours: '09:00–18:00',
            mapLink,
            phoneNumber: '+994124981234',
          })
      },
    ],
    'delivery.deletePoint': [
      'pickupPoint',
      async () => {
        const id = await point()
        return () => on.staff.delivery.deletePoint.mutate({ id })
      },
    ],
  }
}
