import { configuration } from '../../packages/core/src/configuration/index.ts'
import { conform, type Conforming, conforms, tableOf } from '../../packages/contract/src/index.ts'
import { calls } from './ours.ts'

/** Options of `pnpm conform`. */
export interface Asked extends Pick<Conforming, 'account' | 'other' | 'mayWrite' | 'only'> {
  /** Address of the console: its `config.json` names its server. */
  url: string
  /** Origin of the calling console, where it isn't the address. */
  origin?: string
}

/**
 * Checks a server, and prints the findings.
 * @returns whether it conforms
 */
export async function lookAt({ url, origin, ...asked }: Asked): Promise<boolean> {
  const addresses = await addressesAt(url)
  const own = origin ?? new URL(url).origin
  const isElsewhere = Object.values(addresses).some((address) => new URL(address).origin !== own)
  const findings = await conform({
    ...asked,
    calls,
    addresses,
    origin: isElsewhere ? own : null,
  })
  console.log(tableOf(findings, addresses))
  if (!asked.mayWrite)
    console.log(
      'Only reads were tested. Use --write to test decisions, saved views and drafts, too.',
    )
  if (!asked.other)
    console.log('403 was not tested. Use --other with an account without permissions.')
  const isGood = conforms(findings)
  console.log(
    isGood
      ? 'The server conforms to the contract.'
      : 'The server does not conform to the contract.',
  )
  return isGood
}

/** Addresses that a console calls; the default ones where it has no `config.json`. */
export async function addressesAt(url: string) {
  const place = url.endsWith('/') ? url : `${url}/`
  const response = await fetch(new URL('config.json', place))
  const content: unknown = response.ok ? await response.json() : { addresses: {} }
  const { addresses } = configuration.parse(content)
  const whole = (address: string) => new URL(address, place).href.replace(/\/$/, '')
  return {
    business: whole(addresses.business),
    catalogue: whole(addresses.catalogue),
    gateway: whole(addresses.gateway),
    samples: whole(addresses.samples),
    server: new URL(whole(addresses.business)).origin,
  }
}
