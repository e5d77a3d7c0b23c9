import { createHmac, randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { sampleAccounts, samplePassword, type Surroundings } from '@console/sample'

const hashLength = 32
const hash = promisify<string, Buffer, number, Buffer>(scrypt)

/**
 * Who may sign in and how tokens are signed. Passwords are kept as scrypt hashes, each with a salt of its own; tokens are signed by
 * HMAC with a secret that is made with the database and never leaves it.
 */
export function accountsIn(database: DatabaseSync): Pick<Surroundings, 'isPasswordOf' | 'signing'> {
  const find = database.prepare('SELECT content FROM secrets WHERE name = ?')
  const add = database.prepare('INSERT INTO secrets VALUES (?, ?)')

  /** What is kept under a name; it is made when it is first asked for. */
  function secret(name: string, make: () => string): string {
    const found = find.get(name)
    if (found) return String(found.content)
    const made = make()
    add.run(name, made)
    return made
  }

  const key = Buffer.from(
    secret('token', () => randomBytes(hashLength).toString('base64')),
    'base64',
  )
  const passwords = new Map(
    sampleAccounts.map(({ token }) => [
      token,
      secret(`password ${token}`, () => hashed(samplePassword)),
    ]),
  )
  const sign = (content: string) => createHmac('sha256', key).update(content).digest('base64url')

  return {
    async isPasswordOf({ token }, password) {
      const [salt = '', known = ''] = passwords.get(token)?.split(' ') ?? []
      const found = await hash(password, Buffer.from(salt, 'base64'), hashLength)
      return isSame(found, Buffer.from(known, 'base64'))
    },
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
