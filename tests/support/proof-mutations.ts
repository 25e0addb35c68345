import type { TRPCClient } from '@trpc/client'
import type { AppRouter } from '../../src/faces/router.ts'
import type { TestApp } from './harness.ts'
import { checkedOrder, ticked } from './proofs.ts'
import type { Mutation } from './staff-mutations.ts'

/** What staff do with proofs, messages, and orders that wait for them (staffMutations). */
export function proofMutations(on: { app: TestApp; staff: TRPCClient<AppRouter> }): Record<string, Mutation> {
  const checked = async () => (await checkedOrder(on.app)).orderId
  const proved = async () => {
    const order = await checkedOrder(on.app)
    await on.staff.proofs.make.mutate({ id: order.orderId })
    return order
  }
  const pinned = async () => {
    const { orderId: id, token } = await proved()
    const pins = [{ page: 1, x: 1, y: 1, text: 'Loqo' }]
    const { proofs } = await on.app.trpc(token).proofs.askChanges.mutate({ id, round: 1, pins })
    return { id, round: 1, pinId: proofs[0]?.pins[0]?.id ?? 0 }
  }
  const template = async () =>
    (await on.staff.messages.createTemplate.mutate({ title: 'Fayl', text: 'Faylı göndərin' })).id

  return {
    'artwork.unlock': [
      'order',
      async () => {
        const id = await checked()
        const { artworkFile } = on.app.deps.db
        const { id: fileId } = await artworkFile.findFirstOrThrow({ where: { version: { orderId: id } } })
        await artworkFile.update({ where: { id: fileId }, data: { facts: { unread: 'locked' } } })
        return () => on.staff.artwork.unlock.mutate({ id, fileId, password: 'gizli' })
      },
    ],
    'orders.startUnapproved': [
      'order',
      async () => {
        const id = await checked()
        return () => on.staff.orders.startUnapproved.mutate({ id, reason: 'Kağızda imzalayıb' })
      },
    ],
    'proofs.make': [
      'order',
      async () => {
        const id = await checked()
        return () => on.staff.proofs.make.mutate({ id })
      },
    ],
    'proofs.requireByStaff': [
      'order',
      async () => {
        const id = await checked()
        return () => on.staff.proofs.requireByStaff.mutate({ id, required: true })
      },
    ],
    'proofs.withdraw': [
      'order',
      async () => {
        const { orderId: id, token } = await proved()
        await on.app.trpc(token).proofs.approve.mutate({ ...ticked, id, round: 1, version: 1 })
        return () => on.staff.proofs.withdraw.mutate({ id, round: 1 })
      },
    ],
    'proofs.addPin': [
      'order',
      async () => {
        const { orderId: id } = await proved()
        return () => on.staff.proofs.addPin.mutate({ id, round: 1, page: 1, x: 1, y: 1, text: 'Folqa' })
      },
    ],
    'proofs.fixPin': [
      'order',
      async () => {
        const pin = await pinned()
        return () => on.staff.proofs.fixPin.mutate({ ...pin, fixed: true })
      },
    ],
    'messages.post': [
      'order',
      async () => {
        const id = await checked()
        return () => on.staff.messages.post.mutate({ id, text: 'Salam' })
      },
    ],
    'turns.take': [
      'order',
      async () => {
        const id = await checked()
        return () => on.staff.turns.take.mutate({ id, taken: true })
      },
    ],
    'messages.createTemplate': ['messageTemplate', async () => template],
    'messages.updateTemplate': [
      'messageTemplate',
      async () => {
        const id = await template()
        return () => on.staff.messages.updateTemplate.mutate({ id, title: 'Fayl', text: 'Yeni söz' })
      },
    ],
    'messages.deleteTemplate': [
      'messageTemplate',
      async () => {
        const id = await template()
        return () => on.staff.messages.deleteTemplate.mutate({ id })
      },
    ],
  }
}
