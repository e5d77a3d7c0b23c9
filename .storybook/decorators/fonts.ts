import type { Loader } from '@storybook/react-vite'

const faces = ['IBM Plex Sans', 'IBM Plex Sans Arabic'].flatMap((family) =>
  [400, 500, 600].map((weight) => `${weight} 14px "${family}"`),
)

/**
 * Waits for every font face before a story is rendered, so that a picture never shows the fallback.
 */
export const fontsLoader: Loader = async () => {
  await Promise.all(faces.map((face) => document.fonts.load(face, 'aşم')))
}
