import type { About, SentFile } from '@console/domain/registration'
import { blackPicture, checkPicture } from './pictures'
import type { Run } from './run'
import { checkHeaders, checkRepeats, newKey, write } from './writes'

/**
 * An unknown applicant with an address of this run, because the number of registrations per address and hour is
 * limited.
 */
function testApplicant(): About {
  return {
    owner: {
      first_name: 'Conform',
      last_name: 'Run',
      email: `${newKey()}@console.example`,
      user_phone: '+254700000000',
      idType: 'passport',
      idNumber: 'CONFORM',
    },
    kind: 'retailer',
    tradingName: 'Conform Run',
    legalName: 'Conform Run',
    registrationNo: 'CONFORM',
    taxPin: 'CONFORM',
  }
}

/** Creates, reads and changes a registration. It is never submitted, and expires. */
export async function checkRegistrations(run: Run): Promise<void> {
  const named = (method: string, path: string) =>
    run.calls.find((call) => call.method === method && call.path === `/registrations${path}`)
  const [create, read, change] = [
    named('POST', ''),
    named('GET', '/:token'),
    named('PUT', '/:token/about'),
  ]
  if (!create || !read || !change) return
  if (!run.mayWrite) {
    run.skip(read, 'needs a registration (--write)')
    const file = run.calls.find(({ path }) => path === '/document-files/:address')
    if (file) run.skip(file, 'needs a registration (--write)')
    return
  }
  const about = testApplicant()
  const body = { option: 'business', about }
  if (!(await checkHeaders(run, create, { body }, async () => undefined))) return
  const request = { body, key: newKey() }
  const created = await write(run, create, request)
  if (!created?.isValid) return
  await checkRepeats(run, create, request, created, {
    ...body,
    about: { ...about, kind: 'wholesaler' },
  })
  const { draftToken, version } = created.body as { draftToken: string; version: number }
  const segments = { token: draftToken }
  await run.ask(read, { segments })
  const changed = { segments, body: { ...about, tradingName: 'Conform' }, version }
  if (await checkHeaders(run, change, changed, async () => undefined))
    await write(run, change, changed)
  await checkFile(run, segments)
}

/** Uploads the file of a document, and reads it at the address of the answer. */
async function checkFile(run: Run, segments: { token: string }): Promise<void> {
  const send = run.calls.find(({ path }) => path === '/registrations/:token/files')
  const read = run.calls.find(({ path }) => path === '/document-files/:address')
  if (!send || !read) return
  const sent = await write(run, send, { segments, body: blackPicture() })
  if (!sent?.isValid) return
  const { url } = sent.body as SentFile
  await checkPicture(run, read, { address: url?.split('/').at(-1) ?? '' })
}
