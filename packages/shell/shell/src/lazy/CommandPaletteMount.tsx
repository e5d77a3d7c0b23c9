import { ApiError, useSend } from '@console/core/api'
import {
  normalizeWithOffsets,
  type FullKey,
  useFormats,
  useTranslate,
  useText,
  type Messages,
} from '@console/core/i18n'
import { useKeyGroups } from '@console/core/keys'
import { readRecents } from '@console/core/recents'
import { isAllowed, systemAdmin } from '@console/core/permissions'
import type { Feature } from '@console/core/routes'
import { useSessionState } from '@console/core/session'
import { useSetting } from '@console/core/settings'
import {
  minQueryLength,
  hitAddresses,
  searchQuery,
  maxHitsPerKind,
  toAllHits,
} from '@console/domain/search'
import type { PaletteGroup, PaletteItem } from '@console/shell-command-palette'
import {
  CommandPalette,
  type CommandPaletteProps,
} from '@console/shell-command-palette/CommandPalette'
import { skipToken, useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { pressKey } from './pressKey'

export type CommandPaletteMountProps = Pick<
  CommandPaletteProps,
  'destinations' | 'text' | 'onTextChange' | 'onClose' | 'renderIcon' | 'isFixed'
>

/** Debounce before a search, in milliseconds. */
const pause = 150

/** With more kinds than this, fewer records of each are shown, so that all kinds are visible. */
const fewKinds = 3
const maxOfMany = 3

/** Creates the command palette with its search: records by the server's one call, and the hits of the features' search providers. */
export function createCommandPaletteMount(messages: Messages, features: readonly Feature[]) {
  return function CommandPaletteMount(props: CommandPaletteMountProps) {
    const sought = useRested(props.text.trim())
    const records = useRecords(sought)
    const own = useOwn(sought, messages, features)
    const parts = [records, ...own]
    // Late results are appended: nothing moves under a pointer.
    const there = parts.findIndex(({ isPending }) => isPending)
    const failed = parts.filter(({ isError }) => isError)
    const isLooking = there !== -1 || sought !== props.text.trim()
    return (
      <CommandPalette
        {...props}
        recent={useRecent()}
        actions={useActions()}
        hits={parts.slice(0, there === -1 ? parts.length : there).flatMap(({ groups }) => groups)}
        looking={isLooking ? 'looking' : failed.length > 0 ? 'failed' : 'done'}
        onRetry={() => {
          for (const { retry } of failed) retry()
        }}
      />
    )
  }
}

/** Results of one search, and its state. */
interface Part {
  groups: readonly PaletteGroup[]
  isPending: boolean
  isError: boolean
  retry: () => void
}

/** Debounced text. An empty one applies immediately. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), pause)
    return () => clearTimeout(timer)
  }, [text])
  return text === '' ? '' : rested
}

/** Searches records, for operators: a server admits no one else. */
function useRecords(sought: string): Part {
  const translate = useTranslate()
  const textOf = useText()
  const { number } = useFormats()
  const send = useSend()
  const { roles } = useSessionState()
  const query = isAllowed(systemAdmin, roles) ? searchQuery(send, sought) : null
  const { data, isLoading, isError, refetch } = useQuery(
    query ?? { queryKey: ['searchHits', ''], queryFn: skipToken },
  )
  const found = query === null ? [] : (data?.groups ?? [])
  const max = found.length > fewKinds ? maxOfMany : maxHitsPerKind
  return {
    isPending: isLoading,
    isError,
    retry: () => void refetch(),
    groups: found.map(({ kind, total, items }) => {
      const named = items.slice(0, max)
      const all = total > named.length ? toAllHits(kind, sought) : null
      return {
        id: kind,
        title: translate(`searchHits:searchHits.${kind}`),
        items: named.map(({ token, name, mark }) => ({
          id: token,
          title: textOf(name),
          detail: mark === null ? null : textOf(mark),
          href: hitAddresses[kind].to(token),
        })),
        all:
          all === null
            ? null
            : {
                title: translate('commandPalette:commandPalette.all', { number: number(total) }),
                href: all,
              },
      }
    }),
  }
}

/** Searches the features' own content, as far as the user may open their screens. */
function useOwn(sought: string, messages: Messages, features: readonly Feature[]): readonly Part[] {
  const translate = useTranslate()
  const send = useSend()
  const queries = useQueryClient()
  const { roles } = useSessionState()
  const searched = useMemo(
    () => features.flatMap((feature) => allowedSearchProvider(feature, roles)),
    [features, roles],
  )
  const answers = useQueries({
    queries: searched.map(({ id, messages: own, searchProvider }) => ({
      queryKey: ['searchHits', 'feature', id, sought],
      queryFn:
        normalizeWithOffsets(sought).text.length < minQueryLength
          ? skipToken
          : async ({ signal }: { signal: AbortSignal }) => {
              const [search] = await Promise.all([searchProvider.fetch(), messages.load(own)])
              return search({ send, queries }, sought, signal).catch(noneWithout)
            },
      staleTime: 10_000,
    })),
  })
  return answers.map(({ data = [], isLoading, isError, refetch }, place) => {
    const feature = searched[place]
    const title = feature
      ? translate(`${feature.messages.namespace}:${feature.searchProvider.title}` as FullKey)
      : ''
    return {
      isPending: isLoading,
      isError,
      retry: () => void refetch(),
      groups: feature && data.length > 0 ? [{ id: feature.id, title, items: data }] : [],
    }
  })
}

/** Returns no results if the server has no sample apps: it need not have them. */
function noneWithout(error: unknown): readonly never[] {
  if (error instanceof ApiError && error.status === 404) return []
  throw error
}

function allowedSearchProvider(feature: Feature, roles: readonly string[]) {
  const { searchProvider, routes, id, messages } = feature
  const isOpen = routes.some(({ auth }) => isAllowed(auth, roles))
  return searchProvider && isOpen ? [{ id, messages, searchProvider }] : []
}

/** Records that the user has opened in this tab, except for the current one. */
function useRecent(): readonly PaletteItem[] {
  const { user } = useSessionState()
  const { pathname, search } = useLocation()
  const [opened] = useState(() => (user ? readRecents(user.email) : []))
  return opened
    .filter(({ address }) => !(pathname + search).startsWith(address))
    .map(({ address, name, title }) => ({ id: address, title: name, detail: title, href: address }))
}

/** Actions of single keys on the screen behind the command palette, if the user has enabled single keys. */
function useActions(): readonly PaletteItem[] {
  const groups = useKeyGroups()
  const hasSingleKeys = useSetting((all) => all.hasSingleKeys)
  if (!hasSingleKeys) return []
  return groups.flatMap(({ title, keys: lines }) =>
    lines.flatMap(({ keys, what }) => {
      const [key, another] = keys.filter((each) => each.length === 1)
      // Actions that come in pairs, such as next and previous, are meant for keys, not for search.
      if (key === undefined || another !== undefined) return []
      return [
        {
          id: `${title} ${key}`,
          title: what,
          detail: title,
          keys: [key],
          act: () => pressKey(key),
        },
      ]
    }),
  )
}
