import { expect, test } from 'vitest'
import { networkOf } from '../../src/lib/network.ts'

// ACC-16
test('limits count an IPv4 address, however it comes, and of IPv6 the /64', () => {
  for (const same of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7'])
    expect(networkOf(same)).toBe('203.0.113.7')
  for (const same of ['2001:db8:1:2::1', '2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:0db8:0001:0002:0:0:0:9'])
    expect(networkOf(same)).toBe('2001:db8:1:2::/64')
  expect(networkOf('fe80::1%eth0')).toBe('fe80:0:0:0::/64')
  expect(networkOf('::1')).toBe('0:0:0:0::/64')
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'))
  expect(networkOf('nowhere')).toBe('nowhere')
})
