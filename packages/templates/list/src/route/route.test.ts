import { expect, test, vi } from 'vitest'
import { stallsList } from '../mocks/stallsList'
import { list } from './route'

type FetchFile = () => Promise<{ stallsList: typeof stallsList }>

test('the configuration of a list is fetched beside the template, not after it', async () => {
  const fetchFile = vi.fn<FetchFile>(() => Promise.resolve({ stallsList }))
  const screen = list('/stalls', 'title', fetchFile).screen()
  expect(fetchFile).toHaveBeenCalledOnce()
  expect(await screen).toHaveProperty('readAhead')
})

test('each file that a screen is made of is told to the build by a function of its own', () => {
  const fetchFile = () => Promise.resolve({ stallsList })
  const { fetches = [] } = list('/stalls', 'title', fetchFile)
  expect(fetches).toHaveLength(2)
  expect(fetches).toContain(fetchFile)
})

test('a file that exports more than its configuration is refused', async () => {
  const { screen } = list('/stalls', 'title', () =>
    Promise.resolve({ stallsList, again: stallsList }),
  )
  await expect(screen()).rejects.toThrow('/stalls')
})
