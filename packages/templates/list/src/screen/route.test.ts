import { expect, test, vi } from 'vitest'
import { stallsList } from '../mocks/stallsList'
import { list } from './route'

type FetchFile = () => Promise<{ stallsList: typeof stallsList }>

test('loads the configuration of a list in parallel with the template', async () => {
  const fetchFile = vi.fn<FetchFile>(() => Promise.resolve({ stallsList }))
  const screen = list('/stalls', 'title', fetchFile).screen()
  expect(fetchFile).toHaveBeenCalledOnce()
  expect(await screen).toHaveProperty('readAhead')
})

test('registers each file of a screen for the build with a function of its own', () => {
  const fetchFile = () => Promise.resolve({ stallsList })
  const { fetches = [] } = list('/stalls', 'title', fetchFile)
  expect(fetches).toHaveLength(2)
  expect(fetches).toContain(fetchFile)
})

test('rejects a file that exports more than its configuration', async () => {
  const { screen } = list('/stalls', 'title', () =>
    Promise.resolve({ stallsList, again: stallsList }),
  )
  await expect(screen()).rejects.toThrow('/stalls')
})
