import { type Capability, systemAdmin } from '@console/core/permissions'
import {
  lackingCharacters,
  type PageBody,
  pageToPublish,
  pageToRevert,
  type PageVersion,
  pageVersions,
  productInfo,
  productPage,
} from '@console/domain/product-info'
import type { HttpHandler } from 'msw/http'
import { sectionEndpoints, sectionIn } from '../../sections/sectionEndpoints'
import { endpoint, type EndpointCall } from '../../server/endpoint'
import { refuse } from '../../server/refuse'
import { instant } from '../../store/clock'
import type { SampleDatabase } from '../../store/store'
import { reviewerWith } from '../../accounts/actors'
import { productInfoEntity, productInfoHistory, productPageEntity } from './entity'

/** Endpoints of the shop's texts about itself. */
export const productInfoEndpoints = sectionEndpoints({
  document: productInfo,
  entity: productInfoEntity,
  past: productInfoHistory,
})

const { base, path, edit }: { base: 'business'; path: '/product-info'; edit: Capability } =
  productInfo

type Call<Body> = EndpointCall<Body, Capability['roles']>

/** `GET …/pages/{page}/versions` */
const read = endpoint(
  {
    method: 'GET',
    base,
    path: `${path}/pages/:page/versions`,
    roles: systemAdmin,
    answer: pageVersions,
    refusals: [{ status: 404, code: 'not_found' }],
  },
  ({ database, params }) => ({ items: [...publishedIn(database, pageOf(params))] }),
)

/** `POST …/pages/{page}/publish` */
const publish = endpoint(
  {
    method: 'POST',
    base,
    path: `${path}/pages/:page/publish`,
    roles: edit.roles,
    body: pageToPublish,
    answer: pageVersions,
    isOnce: true,
    refusals: [
      { status: 404, code: 'not_found' },
      { status: 412, code: 'stale_version' },
      { status: 422, code: 'validation', field: 'body' },
    ],
  },
  (call) => {
    const page = pageOf(call.params)
    const draft = sectionIn(call.database, productInfoEntity, page)
    refuseStale(draft.version !== call.body.version)
    const { body } = draft.values as { body: PageBody }
    const lacking = lackingCharacters(body)
    if (lacking > 0)
      throw refuse(422, 'validation', 'page.too_short', {
        errors: [
          {
            pointer: '/body/en',
            message: { key: 'page.characters_missing', values: { missing: lacking } },
          },
        ],
      })
    return add(call, page, { broughtBack: null, body })
  },
)

/** `POST …/pages/{page}/revert` */
const revert = endpoint(
  {
    method: 'POST',
    base,
    path: `${path}/pages/:page/revert`,
    roles: edit.roles,
    body: pageToRevert,
    answer: pageVersions,
    isOnce: true,
    refusals: [
      { status: 404, code: 'not_found' },
      { status: 412, code: 'stale_version' },
    ],
  },
  (call) => {
    const page = pageOf(call.params)
    const [latest, ...older] = publishedIn(call.database, page)
    refuseStale(latest?.number !== call.body.latest)
    const wanted = older.find(({ number }) => number === call.body.to)
    if (!wanted) throw refuse(404, 'not_found', 'page.version_missing')
    return add(call, page, { broughtBack: wanted.number, body: wanted.body })
  },
)

const handlers: readonly HttpHandler[] = [read, publish, revert]

/** Endpoints of the shop's published pages. */
export const productPageEndpoints = { handlers }

/** @throws Refusal 404 if the shop has no such page */
function pageOf({ page }: Readonly<Record<string, string>>) {
  const { success, data } = productPage.safeParse(page)
  if (!success) throw refuse(404, 'not_found', 'page.missing')
  return data
}

/** @throws Refusal 412 if someone else was first */
function refuseStale(isStale: boolean): void {
  if (isStale) throw refuse(412, 'stale_version', 'version.stale')
}

/** Published versions of a page, newest first; empty in a database without records. */
function publishedIn(database: SampleDatabase, page: string): readonly PageVersion[] {
  return database.find(productPageEntity, page)?.published ?? []
}

/** Publishes a version: it is added before the earlier ones. */
function add(
  { database, account }: Call<unknown>,
  page: string,
  made: Pick<PageVersion, 'broughtBack' | 'body'>,
) {
  const before = publishedIn(database, page)
  const number = (before[0]?.number ?? 0) + 1
  const by = reviewerWith(account.token)
  const version = { number, at: instant(database.now()), by, ...made }
  const published = [version, ...before]
  database.change(productPageEntity, page, { published }, account.token)
  return { items: published }
}
