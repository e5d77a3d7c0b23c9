import { blankDraft, type OrderDraft } from '@console/domain/order-draft'
import type { Call } from '../calls'
import type { Answer } from './client'
import type { Run } from './run'
import { checkHeaders, checkRepeats, newKey, write } from './writes'

/** Checks the data of the account: creates, changes and deletes a saved view and a draft order; leaves the settings unchanged. */
export async function checkAccountData(run: Run): Promise<void> {
  await checkSettings(run)
  if (!run.mayWrite) return
  await checkView(run)
  await checkDraft(run)
}

function named({ calls }: Run, id: string): Call | undefined {
  return calls.find((call) => call.id === id)
}

async function checkSettings(run: Run): Promise<void> {
  const [read, change] = [named(run, 'getMeSettings'), named(run, 'patchMeSettings')]
  if (!read || !change) return
  const stored = await run.ask(read)
  if (!stored?.isValid || !run.mayWrite) return
  const changed = await run.ask(change, { body: stored.body })
  if (changed && JSON.stringify(changed.body) !== JSON.stringify(stored.body))
    run.fault(change, 'saving the stored settings unchanged returns different settings')
}

async function checkView(run: Run): Promise<void> {
  const [save, change, remove, read] = [
    named(run, 'postMeViewsByList'),
    named(run, 'patchMeViewsByListByViewId'),
    named(run, 'deleteMeViewsByListByViewId'),
    named(run, 'getMeViewsByList'),
  ]
  if (!save || !change || !remove || !read) return
  const list = 'orders'
  const body = { name: newKey().slice(0, 40), query: 'sort=-placedAt' }
  const deleteView = async ({ body: view }: Answer) => {
    const { viewId } = view as { viewId: string }
    await write(run, remove, { segments: { list, viewId }, key: newKey() })
  }
  if (!(await checkHeaders(run, save, { segments: { list }, body }, deleteView))) return
  const request = { segments: { list }, body, key: newKey() }
  const saved = await write(run, save, request)
  if (!saved?.isValid) {
    if (saved) await deleteView(saved)
    return
  }
  await checkRepeats(run, save, request, saved, { ...body, query: '' })
  run.expect(
    save,
    'with a name that exists',
    await write(run, save, { ...request, key: newKey() }),
    409,
    ['duplicate'],
  )
  const segments = { list, viewId: (saved.body as { viewId: string }).viewId }
  const views = await run.ask(read, { segments })
  if (!JSON.stringify(views?.body ?? '').includes(segments.viewId))
    run.fault(read, 'saved view is missing')
  await write(run, change, { segments, body: { query: 'sort=placedAt' }, key: newKey() })
  await deleteView(saved)
  run.expect(
    remove,
    'with a deleted view',
    await write(run, remove, { segments, key: newKey() }),
    404,
    ['not_found'],
  )
}

async function checkDraft(run: Run): Promise<void> {
  const [create, read, save, remove, list] = [
    named(run, 'postOrderDrafts'),
    named(run, 'getOrderDraftsByToken'),
    named(run, 'patchOrderDraftsByToken'),
    named(run, 'deleteOrderDraftsByToken'),
    named(run, 'getOrderDrafts'),
  ]
  if (!create || !read || !save || !remove || !list) return
  const deleteDraft = async ({ body }: Answer) => {
    const { draftToken, version } = body as OrderDraft
    await write(run, remove, { segments: { token: draftToken }, version, key: newKey() })
  }
  const body = { content: blankDraft }
  if (!(await checkHeaders(run, create, { body }, deleteDraft))) return
  const request = { body, key: newKey() }
  const created = await write(run, create, request)
  if (!created?.isValid) {
    if (created) await deleteDraft(created)
    return
  }
  const { draftToken: token, version } = created.body as OrderDraft
  await checkRepeats(run, create, request, created, {
    content: { ...blankDraft, note: 'Another.' },
  })
  const saving = { segments: { token }, body: { content: { ...blankDraft, note: 'A draft.' } } }
  if (!(await checkHeaders(run, save, { ...saving, version }, deleteDraft))) return
  const saved = await write(run, save, { ...saving, version, key: newKey() })
  if (!saved?.isValid) return
  run.expect(
    save,
    'with the previous version',
    await write(run, save, { ...saving, version, key: newKey() }),
    412,
    ['stale_version'],
  )
  await run.ask(read, { segments: { token } })
  const drafts = await run.ask(list)
  if (!JSON.stringify(drafts?.body ?? '').includes(token)) run.fault(list, 'saved draft is missing')
  await deleteDraft(saved)
  run.expect(read, 'with a deleted draft', await run.ask(read, { segments: { token } }), 404, [
    'not_found',
  ])
}
