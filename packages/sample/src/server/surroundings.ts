import { checksum, token } from '../draws/token'
import { type Account, samplePassword } from './accounts'
import { type Files, memoryFiles } from '../store/files'
import { type ReadFile, readFileInPage } from './fileBody'
import type { Rate } from './limits'
import type { Refusal } from './refuse'
import type { Scenarios } from './scenario'

/** How access tokens are signed. */
export interface Signing {
  /** `alg` of a token. */
  algorithm: string
  sign(content: string): string
  isSigned(content: string, signature: string): boolean
}

/** What the sample backend takes from where it runs: a page, or a server. */
export interface Surroundings {
  signing: Signing
  isPasswordOf(account: Account, password: string): boolean | Promise<boolean>
  /** Hashes a password for storage. */
  hashOf(password: string): Promise<string>
  /**
   * Runs a sign-in, and counts the wrong ones. A page counts nothing.
   * @param account token of the account; for an unknown one, what was typed
   * @throws Refusal 429 before it runs
   */
  limitGuesses<Result>(account: string, signIn: () => Promise<Result>): Promise<Result>
  /**
   * Counts a call. A page counts nothing.
   * @param endpoint its method and path
   * @param subject counts the calls about it; without one, those from the caller's address
   * @throws Refusal 429
   */
  countCall(endpoint: string, rate: Rate, subject?: string): void
  /** Reads the field `file` of a form. @throws TypeError if there is none, Refusal 413 */
  readFile(request: Request): Promise<ReadFile>
  /**
   * Sends somebody a link.
   * @param path where it leads, in the console
   * @returns the path where it is told to who asked for it, since nothing is mailed; null where it went elsewhere
   */
  mail(to: string, path: string): string | null
  /** Where files are kept that were sent. */
  files: Files
  /** The name of a request, to be quoted. */
  nameRequest(call: string): string
  /** What is made to happen to the calls of whoever calls; null where that was set in the page. */
  scenarios(): Scenarios | null
  /**
   * Does what a call does when it is its turn.
   * @param name what its answer is kept under; null where it may be done again
   */
  inTurn<Answer>(work: () => Answer, name: string | null): Answer | Promise<Answer>
  /** What is answered where a resolver broke, which is told somewhere; stories and tests fail instead. */
  whenBroken: ((error: unknown) => Refusal) | null
  /** Reports why a record was left out of a list or a sum (`eachSafely`). Null in a page: there the call fails, so that stories and tests do. */
  reportSkipped: ((error: unknown) => void) | null
}

/** How often each call has been answered. */
const answered = new Map<string, number>()

/**
 * The surroundings of a page. A signature is a checksum that anyone can compute: it shows what a refusal looks like, it protects
 * nothing. The name of a request is the same whatever is called beside it, so that a story always shows the same.
 */
const page: Surroundings = {
  signing: {
    algorithm: 'checksum',
    sign: checksum,
    isSigned: (content, signature) => signature === checksum(content),
  },
  isPasswordOf: ({ passwordHash }, password) =>
    passwordHash === undefined ? password === samplePassword : checksum(password) === passwordHash,
  hashOf: async (password) => checksum(password),
  limitGuesses: (_, signIn) => signIn(),
  countCall: () => undefined,
  readFile: readFileInPage,
  // Whoever holds the page has the whole world in it: there is nothing to be kept from them.
  mail: (_, path) => path,
  files: memoryFiles(),
  nameRequest(call) {
    const number = (answered.get(call) ?? 0) + 1
    answered.set(call, number)
    return token(`request ${call}`, number)
  },
  scenarios: () => null,
  inTurn: (work) => work(),
  whenBroken: null,
  reportSkipped: null,
}

let current = page

/** Where the backend runs. */
export function surroundings(): Surroundings {
  return current
}

/** From now on the backend runs there. */
export function runIn(next: Surroundings): void {
  current = next
}

/** Names of requests begin anew. */
export function forgetRequests(): void {
  answered.clear()
}
