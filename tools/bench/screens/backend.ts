import { issueAccessToken, declarationOf, sampleAccounts, sampleBases } from '@console/sample'
import { getResponse } from 'msw'
import { realHandlers } from '../../../apps/console/src/mocks.ts'

const [account] = sampleAccounts
if (!account) throw new Error('The sample backend has no accounts')
const token = issueAccessToken(account)

const reading = realHandlers.flatMap((handler) => {
  const { resource, method, path } = declarationOf(handler) ?? {}
  return resource && path && method === 'GET' ? [{ resource, path, base: resource.base }] : []
})

/**
 * Every resource with a list, by the address of its call, with the token of a row and the address of a record, where `:token` is the
 * placeholder.
 */
export const lists = reading
  .filter(({ path, resource }) => path === resource.path)
  .map(({ base, path, resource }) => ({
    address: `${sampleBases[base]}${path}`,
    tokenOf: (row: unknown) => resource.tokenOf(row as never),
    ofRecord: reading
      .filter((each) => each.base === base && each.path.startsWith(`${path}/:token`))
      .map((each) => `${sampleBases[base]}${each.path}`),
  }))

/**
 * Answers a read call.
 * @throws Error where it is refused
 */
export async function read(address: string): Promise<unknown> {
  const request = new Request(`http://console.example${address}`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const answer = await getResponse([...realHandlers], request)
  if (answer?.status !== 200) throw new Error(`${address} is answered with ${answer?.status}`)
  return answer.json()
}
