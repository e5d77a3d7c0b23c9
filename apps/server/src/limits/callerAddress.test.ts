import { expect, test } from 'vitest'
import { StartupError } from '../process/StartupError'
import { callerAddress, proxiesIn } from './callerAddress'

const from = (remoteAddress?: string, forwarded?: string) => ({
  socket: remoteAddress === undefined ? {} : { remoteAddress },
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
})

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:0db8::', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['1::2:3:4:5:6:7', '1:0:2:3'],
  [undefined, ''],
])('%s is counted as %s', (remote, counted) =>
  expect(callerAddress(from(remote), [])).toBe(counted),
)

test.each([
  ['10.0.0.5', '192.0.2.7', '192.0.2.7'],
  ['::ffff:10.0.0.5', '6.6.6.6, 192.0.2.7', '192.0.2.7'],
  ['10.0.0.5', '2001:db8:1:2::1', '2001:db8:1:2'],
  ['10.0.0.5', undefined, '10.0.0.5'],
  ['10.0.0.6', '192.0.2.7', '10.0.0.6'],
])(
  'only a trusted proxy can name the caller: from %s with %s it is %s',
  (remote, header, counted) =>
    expect(callerAddress(from(remote, header), ['10.0.0.5'])).toBe(counted),
)

test('reads the addresses of proxies, and reports a value that is not one', () => {
  expect(proxiesIn(' 10.0.0.5, ::1 ')).toEqual(['10.0.0.5', '::1'])
  expect(proxiesIn(undefined)).toEqual([])
  expect(() => proxiesIn('10.0.0.5,proxy')).toThrow(StartupError)
})
