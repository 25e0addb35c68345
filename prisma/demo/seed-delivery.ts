import type { Transaction } from '../../src/db/client.ts'
import { columns, texts } from '../../src/domains/ready-made/texts.ts'
import { demoAddresses } from './delivery.ts'
import type { People } from './seed-people.ts'

/** The ways that the program brings along are shown, a point is where the demo company is; customers have addresses. */
export async function seedDelivery(tx: Transaction, people: People): Promise<void> {
  await tx.deliveryWay.updateMany({ data: { isShown: true } })
  await tx.pickupPoint.deleteMany()
  await tx.pickupPoint.create({
    data: {
      ...columns(
        'address',
        texts('Bakı, Nizami küçəsi 96', 'Баку, улица Низами, 96', '96 Nizami Street, Baku'),
      ),
      ...columns(
        'hours',
        texts(
          'B.e.–cümə 09:00–19:00, şənbə 10:00–16:00',
          'Пн–пт 09:00–19:00, сб 10:00–16:00',
          'Mon–Fri 09:00–19:00, Sat 10:00–16:00',
        ),
      ),
      mapLink: 'https://www.openstreetmap.org/?mlat=40.3757&mlon=49.8486#map=17/40.3757/49.8486',
      phoneNumber: '+994 12 555 01 42',
      priority: 1,
    },
  })
  for (const [email, addresses] of Object.entries(demoAddresses)) {
    const userId = people.customers.get(email)
    if (userId === undefined) throw new Error(`the demo has nobody as ${email}`)
    const { phoneNumber } = await tx.user.findUniqueOrThrow({ where: { id: userId } })
    await tx.address.createMany({ data: addresses.map((address) => ({ userId, phoneNumber, ...address })) })
  }
}
