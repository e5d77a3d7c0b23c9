import { issueAccessToken, sampleAccounts } from '@console/sample'
import { getResponse } from 'msw'
import { realHandlers, sampleHandlers } from '../../../apps/console/src/mocks.ts'

const [account] = sampleAccounts
if (!account) throw new Error('The sample backend has no accounts')

/** Token of an account with every permission. */
export const token = issueAccessToken(account)

/** Answers a call as the sample backend does, outside the browser; undefined for unknown calls. */
export function answer(request: Request): Promise<Response | undefined> {
  return getResponse([...realHandlers, ...sampleHandlers], request)
}

export { resetSampleBackend as reset } from '@console/sample'
