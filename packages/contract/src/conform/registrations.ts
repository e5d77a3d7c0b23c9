import type { About, SentFile } from '@console/domain/registration'
import { blackPicture, readsBlack } from './pictures'
import type { Run } from './run'
import { checkHeaders, checkRepeats, newKey, write } from './writes'

/**
 * An unknown applicant with an address of this run, because the number of registrations per address and hour is
 * limited.
 */
function nobody(): About {
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
  const [begin, read, change] = [
    named('POST', ''),
    named('GET', '/:token'),
    named('PUT', '/:token/about'),
  ]
  if (!begin || !read || !change) return
  if (!run.mayWrite) {
    run.untried(read, 'needs a registration (--write)')
    const file = run.calls.find(({ path }) => path === '/document-files/:address')
    if (file) run.untried(file, 'needs a registration (--write)')
    return
  }
  const about = nobody()
  const body = { option: 'business', about }
  if (!(await checkHeaders(run, begin, { body }, async () => undefined))) return
  const asking = { body, key: newKey() }
  const begun = await write(run, begin, asking)
  if (!begun?.isAsAgreed) return
  await checkRepeats(run, begin, asking, begun, {
    ...body,
    about: { ...about, kind: 'wholesaler' },
  })
  const { draftToken, version } = begun.body as { draftToken: string; version: number }
  const segments = { token: draftToken }
  await run.ask(read, { segments })
  const changing = { segments, body: { ...about, tradingName: 'Conform' }, version }
  if (await checkHeaders(run, change, changing, async () => undefined))
    await write(run, change, changing)
  await checkFile(run, segments)
}

/** Uploads the file of a document, and reads it at the address of the answer. */
async function checkFile(run: Run, segments: { token: string }): Promise<void> {
  const send = run.calls.find(({ path }) => path === '/registrations/:token/files')
  const read = run.calls.find(({ path }) => path === '/document-files/:address')
  if (!send || !read) return
  const sent = await write(run, send, { segments, body: blackPicture() })
  if (!sent?.isAsAgreed) return
  const { url } = sent.body as SentFile
  await readsBlack(run, read, { address: url?.split('/').at(-1) ?? '' })
}
