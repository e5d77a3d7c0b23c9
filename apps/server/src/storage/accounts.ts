import { createHmac, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { refuse, sampleAccounts, samplePassword, type SampleEnvironment } from '@console/sample'
import pLimit from 'p-limit'

const hashLength = 32
const scryptAsync = promisify<string, Buffer, number, Buffer>(scrypt)

/** Node has four threads for hashing, files and DNS together: two of them stay free. */
const hashing = pLimit(2)

/** Maximum waiting hashes; a hash takes about 50 ms. */
const maxWaiting = 50

/** Hashes without blocking the event loop. @throws Refusal 503 if too many wait */
async function hash(password: string, salt: Buffer): Promise<Buffer> {
  if (hashing.pendingCount >= maxWaiting)
    throw refuse(503, 'server_error', 'server.busy', { retryAfter: 5 })
  return hashing(() => scryptAsync(password, salt, hashLength))
}

/** Secrets of a database, by name: the key that tokens are signed with, and a hash for each account. */
export type Secrets = ReadonlyMap<string, string>

const ofToken = 'token'
const ofPassword = (account: { token: string }) => `password ${account.token}`

/** Creates the secrets that are missing. */
export function missingSecrets(known: Secrets): Secrets {
  const makers = new Map([[ofToken, () => randomBytes(hashLength).toString('base64')]])
  for (const account of sampleAccounts) makers.set(ofPassword(account), hashOfSample)
  return new Map(
    [...makers].filter(([name]) => !known.has(name)).map(([name, make]) => [name, make()]),
  )
}

/**
 * Accounts that may sign in, and the signing of tokens. Passwords are stored as scrypt hashes, each with its own salt; tokens are
 * signed by HMAC with a secret that is created with the database and never leaves it.
 */
export function accountsWith(
  secrets: Secrets,
): Pick<SampleEnvironment, 'isPasswordOf' | 'hashOf' | 'signing'> {
  const key = Buffer.from(secrets.get(ofToken) ?? '', 'base64')
  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url')

  return {
    async isPasswordOf(account, password) {
      const saved = account.passwordHash ?? secrets.get(ofPassword(account))
      const [salt = '', known = ''] = saved?.split(' ') ?? []
      const found = await hash(password, Buffer.from(salt, 'base64'))
      return isSame(found, Buffer.from(known, 'base64'))
    },
    async hashOf(password) {
      const salt = randomBytes(16)
      return stored(salt, await hash(password, salt))
    },
    signing: {
      algorithm: 'HS256',
      sign,
      isSigned: (content, signature) => isSame(Buffer.from(sign(content)), Buffer.from(signature)),
    },
  }
}

/** Runs at the start, when no call waits yet. */
function hashOfSample(): string {
  const salt = randomBytes(16)
  return stored(salt, scryptSync(samplePassword, salt, hashLength))
}

function stored(salt: Buffer, hash: Buffer): string {
  return [salt, hash].map((bytes) => bytes.toString('base64')).join(' ')
}

/** Compares in constant time. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
