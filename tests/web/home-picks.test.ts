import { expect, test } from 'vitest'
import { cutName, pickCampaigns } from '../../web/storefront/screens/home/picks.ts'

const services = [1, 2, 3, 4, 5].map((id) => ({ id, name: `service ${id}` }))
const campaigns = [1, 2, 3, 4].map((id) => ({ id, services: services.slice(0, id - 1) }))
const idsOf = (seed: number) => pickCampaigns(campaigns, services, seed).map(({ campaign }) => campaign.id)

// WEB-3
test('two different campaigns, the same ones for the same seed, others for other seeds', () => {
  const pairs = Array.from({ length: 40 }, (_, seed) => idsOf(seed * 7919))
  for (const pair of pairs) expect(new Set(pair).size).toBe(2)
  expect(idsOf(7919)).toEqual(pairs[1])
  expect(new Set(pairs.map((pair) => pair.join())).size).toBeGreaterThan(6)
  expect(new Set(pairs.flat())).toEqual(new Set([1, 2, 3, 4]))
})

// WEB-3
test('each has two others of services that the campaign is not about, fewer when there are no more', () => {
  for (let seed = 0; seed < 50; seed++) {
    for (const { campaign, others } of pickCampaigns(campaigns, services, seed)) {
      expect(new Set(others.map(({ id }) => id)).size).toBe(2)
      for (const { id } of others) expect(campaign.services.map((own) => own.id)).not.toContain(id)
    }
  }
  expect(pickCampaigns([{ services }], services, 1)).toEqual([{ campaign: { services }, others: [] }])
  expect(pickCampaigns([], services, 1)).toEqual([])
})

// WEB-4
test('a name of more than 14 characters is cut to 14 plus "..."', () => {
  expect(cutName('Nar Bağı şirə etiketləri')).toBe('Nar Bağı şirə ...')
  expect(cutName('Çinar çayxanas')).toBe('Çinar çayxanas')
})
