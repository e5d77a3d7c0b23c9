import { createHmac, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { sampleAccounts, samplePassword, type Surroundings } from '@console/sample'

const hashLength = 32
const hash = promisify<string, Buffer, number, Buffer>(scrypt)

/** What a database keeps secret, by name: the key that tokens are signed with, and a hash for each account. */
export type Secrets = ReadonlyMap<string, string>

const ofToken = 'token'
const ofPassword = (account: { token: string }) => `password ${account.token}`

/** The secrets that are not there yet, made anew. */
export function missingSecrets(known: Secrets): Secrets {
  const makers = new Map([[ofToken, () => randomBytes(hashLength).toString('base64')]])
  for (const account of sampleAccounts)
    makers.set(ofPassword(account), () => hashed(samplePassword))
  return new Map(
    [...makers].filter(([name]) => !known.has(name)).map(([name, make]) => [name, make()]),
  )
}

/**
 * Who may sign in and how tokens are signed. Passwords are kept as scrypt hashes, each with a salt of its own; tokens are signed by
 * HMAC with a secret that is made with the database and never leaves it.
 */
export function accountsWith(
  secrets: Secrets,
): Pick<Surroundings, 'isPasswordOf' | 'hashOf' | 'signing'> {
  const key = Buffer.from(secrets.get(ofToken) ?? '', 'base64')
  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url')

  return {
    async isPasswordOf(account, password) {
      const kept = account.passwordHash ?? secrets.get(ofPassword(account))
      const [salt = '', known = ''] = kept?.split(' ') ?? []
      const found = await hash(password, Buffer.from(salt, 'base64'), hashLength)
      return isSame(found, Buffer.from(known, 'base64'))
    },
    hashOf: hashed,
    signing: {
      algorithm: 'HS256',
      sign,
      isSigned: (content, signature) => isSame(Buffer.from(sign(content)), Buffer.from(signature)),
    },
  }
}

function hashed(password: string): string {
  const salt = randomBytes(16)
  return [salt, scryptSync(password, salt, hashLength)]
    .map((bytes) => bytes.toString('base64'))
    .join(' ')
}

/** Compares in a time that tells nothing of where they differ. */
function isSame(one: Buffer, other: Buffer): boolean {
  return one.length === other.length && timingSafeEqual(one, other)
}
