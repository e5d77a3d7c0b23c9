import { remark } from '@console/core/remarks'
import type { ResourceCalls, Run } from './run'
import { checkHeaders, newKey, write } from './writes'

/** Checks that invalid remarks are refused. Writes none, because remarks are permanent. */
export async function checkRemarks(
  run: Run,
  { named }: ResourceCalls,
  token: string,
): Promise<void> {
  const [add, remove] = [
    named('POST', '/:token/remarks'),
    named('DELETE', '/:token/remarks/:remarkToken'),
  ]
  if (!add || !remove) return
  const segments = { token }
  const body = { text: 'Written by the conformance checks.' }
  await checkHeaders(run, add, { segments, body }, async (answer) => {
    const { remarkToken } = remark.parse(answer.body)
    await write(run, remove, { segments: { token, remarkToken } })
  })
  const blank = await write(run, add, { segments, body: { text: ' ' }, key: newKey() })
  run.expect(add, 'with a blank remark', blank, 422, ['validation'])
  const unknown = await write(run, remove, { segments: { token, remarkToken: 'x'.repeat(22) } })
  run.expect(remove, 'with an unknown remark', unknown, 404, ['not_found'])
}
