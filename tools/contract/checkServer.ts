import { configuration } from '../../packages/core/src/configuration/index.ts'
import {
  conform,
  type ConformOptions,
  conforms,
  tableOf,
} from '../../packages/contract/src/index.ts'
import { calls } from './ours.ts'

/** Options of `pnpm conform`. */
export interface CheckOptions extends Pick<
  ConformOptions,
  'account' | 'other' | 'mayWrite' | 'only'
> {
  /** Address of the console; its `config.json` has the address of the server. */
  url: string
  /** Origin of the calling console, if it differs from that of `url`. */
  origin?: string
}

/**
 * Checks a server, and prints the findings.
 * @returns whether it conforms
 */
export async function checkServer({ url, origin, ...options }: CheckOptions): Promise<boolean> {
  const addresses = await addressesAt(url)
  const consoleOrigin = origin ?? new URL(url).origin
  const isCrossOrigin = Object.values(addresses).some(
    (address) => new URL(address).origin !== consoleOrigin,
  )
  const findings = await conform({
    ...options,
    calls,
    addresses,
    origin: isCrossOrigin ? consoleOrigin : null,
  })
  console.log(tableOf(findings, addresses))
  if (!options.mayWrite)
    console.log(
      'Only reads were tested. Use --write to test decisions, saved views and drafts, too.',
    )
  if (!options.other)
    console.log('403 was not tested. Use --other with an account without permissions.')
  const isConforming = conforms(findings)
  console.log(
    isConforming
      ? 'The server conforms to the contract.'
      : 'The server does not conform to the contract.',
  )
  return isConforming
}

/** Addresses that a console calls: the default ones if it has no `config.json`. */
export async function addressesAt(url: string) {
  const base = url.endsWith('/') ? url : `${url}/`
  const response = await fetch(new URL('config.json', base)).catch((error: unknown) => {
    throw new Error(`No response from the console at ${base}: ${String(error)}`)
  })
  const content: unknown = response.ok ? await response.json() : { addresses: {} }
  const { addresses } = configuration.parse(content)
  const absolute = (address: string) => new URL(address, base).href.replace(/\/$/, '')
  return {
    business: absolute(addresses.business),
    catalogue: absolute(addresses.catalogue),
    gateway: absolute(addresses.gateway),
    samples: absolute(addresses.samples),
    server: new URL(absolute(addresses.business)).origin,
  }
}
