import { callApi, type SignedIn } from './accounts.ts'
import { acceptedOrder } from './admin.ts'

type Way = { id: number; kind: 'pickup' | 'ownCourier' | 'courierFirm' | 'post'; isShown: boolean }
type Delivery = { ways: Way[]; points: { id: number }[] }

/** Shows the ways that a new company begins with, adds a firm of couriers, and a point to pick up at. */
export async function showWays(admin: SignedIn): Promise<Record<Way['kind'], number>> {
  const token = admin.accessToken
  const read = () => callApi<Delivery>('GET', '/delivery/ways', { token })
  const { ways, points } = await read()
  for (const { id } of ways.filter(({ isShown }) => !isShown))
    await callApi('PUT', `/delivery/ways/${id}`, { token, body: { isShown: true } })
  if (points.length === 0)
    await callApi('POST', '/delivery/points', { token, body: { address: 'Nizami küçəsi 114' } })
  if (!ways.some(({ kind }) => kind === 'courierFirm')) {
    // A way of the same day is none in the evening.
    const days = { daysFrom: 1, daysTo: 2 }
    const names = { name: 'Kuryer firması', name_ru: 'Курьерская фирма' }
    const firm = { kind: 'courierFirm', ...names, ...days, isShown: true }
    const { id: wayId } = await callApi<Way>('POST', '/delivery/ways', { token, body: firm })
    const bands = [{ upTo: 30_000, price: 6 }]
    await callApi('POST', '/delivery/zones', { token, body: { wayId, name: 'Hər yer', bands } })
  }
  const shown = await read()
  return Object.fromEntries(shown.ways.map(({ kind, id }) => [kind, id])) as Record<Way['kind'], number>
}

/** As a journey finds them. */
export async function hideWays(admin: SignedIn): Promise<void> {
  const token = admin.accessToken
  const { ways } = await callApi<Delivery>('GET', '/delivery/ways', { token })
  for (const { id } of ways.filter(({ isShown }) => isShown))
    await callApi('PUT', `/delivery/ways/${id}`, { token, body: { isShown: false } })
}

const address = {
  place: 'Nəsimi',
  street: 'Səməd Vurğun',
  building: '92',
  flat: '41',
  landmark: '«Bulvar» aptekinin yanı',
  phoneNumber: '+994502104480',
}

type Made = { orderId: number; id: number; number: string }

/** A ready order of a customer that is to come by a way, at an agreed price. */
export async function readyShipment(
  client: SignedIn,
  admin: SignedIn,
  { wayId, isPickup = false }: { wayId: number; isPickup?: boolean },
): Promise<Made> {
  const token = admin.accessToken
  const orderId = await acceptedOrder(client, admin, 60)
  const delivery = { wayId, ...(!isPickup && { address }) }
  const shipment = await callApi<{ id: number; number: string; price: number | null }>(
    'PUT',
    `/order/${orderId}/delivery`,
    { token, body: { delivery } },
  )
  if (shipment.price === null)
    await callApi('PUT', `/shipments/${shipment.id}/price`, { token, body: { price: 5, isAgreed: true } })
  for (const status of ['InProduction', 'Ready'])
    await callApi('PUT', `/order/${orderId}/status`, { token, body: { status } })
  return { orderId, id: shipment.id, number: shipment.number }
}

export const shipmentNow = (admin: SignedIn, id: number) =>
  callApi<{
    status: string
    takenBy: string
    waybill: string
    weighed: number | null
    boxes: number
    failure: string | null
  }>('GET', `/shipments/${id}`, { token: admin.accessToken })
