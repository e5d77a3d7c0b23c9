import { checksum, token } from '../random/token'
import { type Account, samplePassword } from '../accounts/accounts'
import { type Files, memoryFiles } from '../store/files'
import { type ReadFile, readFileInPage } from './fileBody'
import type { Rate } from './limits'
import type { Refusal } from './refuse'
import type { Scenarios } from './scenario'

/** Signature of access tokens. */
export interface Signing {
  /** `alg` of a token. */
  algorithm: string
  sign(content: string): string
  isSigned(content: string, signature: string): boolean
}

/** Environment of the sample backend: a page, or a server. */
export interface SampleEnvironment {
  signing: Signing
  isPasswordOf(account: Account, password: string): boolean | Promise<boolean>
  /** Hashes a password for storage. */
  hashOf(password: string): Promise<string>
  /**
   * Runs a sign-in, and counts wrong ones. A page counts nothing.
   * @param account token of the account; for an unknown one, the typed name
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
   * Sends someone a link.
   * @param path target of the link, in the console
   * @returns the path if the answer is to contain it, because nothing is mailed; null if it was sent elsewhere
   */
  mail(to: string, path: string): string | null
  /** Storage of uploaded files. */
  files: Files
  /** Creates the id of a request, to be quoted. */
  nameRequest(call: string): string
  /** Scenarios of the caller; null if they are set in the page. */
  scenarios(): Scenarios | null
  /**
   * Runs the work of a call in its turn.
   * @param name name under which its answer is stored; null if the call may be repeated
   */
  inTurn<Answer>(work: () => Answer, name: string | null): Answer | Promise<Answer>
  /** Refusal after an unexpected error of a resolver, which is reported; null in stories and tests, which fail instead. */
  whenBroken: ((error: unknown) => Refusal) | null
  /** Reports why a record was left out of a list or a sum (`eachSafely`). Null in a page: there the call fails, so that stories and tests do. */
  reportSkipped: ((error: unknown) => void) | null
}

/** Number of answers per call. */
const answered = new Map<string, number>()

/**
 * Environment of a page. A signature is a checksum that anyone can compute: it demonstrates refusals, and protects nothing. The
 * id of a request does not depend on parallel calls, so that a story always shows the same.
 */
const page: SampleEnvironment = {
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
  // The owner of the page has all data in it: there is nothing to hide from them.
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

/** Current environment of the backend. */
export function environment(): SampleEnvironment {
  return current
}

/** Sets the environment from now on. */
export function configureSampleBackend(next: SampleEnvironment): void {
  current = next
}

/** Restarts the request ids. */
export function forgetRequests(): void {
  answered.clear()
}
