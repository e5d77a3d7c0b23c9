import type { Article, KnowledgeCategory } from '../contract'

interface Chapter {
  title: string
  path: string
  articlesCount: number
  articles: readonly (readonly [title: string, ...paragraphs: string[]])[]
}

/** The categories and counts of specification 9, each with five articles. */
const chapters: readonly Chapter[] = [
  {
    title: 'Your Account',
    path: 'your-account',
    articlesCount: 17,
    articles: [
      [
        'Signing in for the first time',
        'You have been sent a message with your address and a link. Open it within two days and choose a password of at least twelve characters.',
        'On a telephone, keep the console on your home screen: it opens where you left it.',
      ],
      [
        'Working with a colleague',
        'Invite colleagues one by one. <strong>Staff</strong> may work on orders and queues; an <strong>administrator</strong> may also change rates and pay.',
        'Whoever leaves is removed on the same day. What they decided keeps their name.',
      ],
      [
        'Choosing a language',
        'The console speaks English, Turkish and Arabic. What people have written stays in their own words.',
        'In Arabic the whole page is mirrored.',
      ],
      [
        'What you are told of',
        'You are told of what waits for you, once, and of nothing else. Choose in the quick panel whether a sound is played.',
      ],
      [
        'Signing out everywhere',
        'Change your password: every other place where you were signed in then asks for the new one.',
      ],
    ],
  },
  {
    title: 'Selling',
    path: 'selling',
    articlesCount: 12,
    articles: [
      [
        'Your first product',
        'A product needs a name, a category, a price for each currency and one picture in daylight.',
        'Add the size of a pack to the name: buyers search for <em>2 kg</em>, not for <em>flour</em>.',
      ],
      [
        'Prices in several currencies',
        'Type each price as your buyers pay it. Shillings of Uganda and francs of Rwanda have no cents.',
      ],
      [
        'Stock that runs low',
        'Below five pieces a product is marked. At none it can still be found, and not be ordered.',
      ],
      [
        'Sending a part of an order',
        'Send what is there, with its own tracking number. The order stays open until the last piece has left.',
      ],
      [
        'When something comes back',
        'Look at the pictures first, then decide line by line. What you accept is paid back at the price that was paid.',
      ],
    ],
  },
  {
    title: 'Buying',
    path: 'buying',
    articlesCount: 19,
    articles: [
      [
        'Ordering for your business',
        'Orders of a business can be paid thirty days later, up to its limit. Above it an administrator is asked.',
      ],
      [
        'Paying with mobile money',
        'You get a request on your telephone. It ends after five minutes; the order waits for a day.',
      ],
      [
        'Following a parcel',
        'Each parcel has a number and its carrier. A number works from the evening of the day on which it was sent.',
      ],
      [
        'Sending goods back',
        'Within fourteen days, with a picture of what is wrong.',
        '<ol><li>Open the order.</li><li>Choose the lines and how many pieces.</li><li>Say why, and hand the parcel over.</li></ol>',
      ],
      [
        'Writing a review',
        'Say what it was like to use. Names and numbers of people are left out before it is shown.',
      ],
    ],
  },
  {
    title: 'Item Support',
    path: 'item-support',
    articlesCount: 24,
    articles: [
      [
        'A solar lamp that does not load',
        'Clean the panel, lay it into the sun for a day, and try another lamp on it. See <a href="https://support.example/lamps">the maker’s pages</a> for the meaning of its lights.',
      ],
      [
        'Storing grain and flour',
        'Dry, off the floor, and not beside soap. A bag that was opened is closed with a clip.',
      ],
      [
        'Cement that has become hard',
        'Lumps that break in the hand are sifted out. What is hard all through is no longer used for anything that carries.',
      ],
      [
        'Cleaning kitenge',
        'By hand, cold, on its own the first time. Dried in the shade it keeps its colours.',
      ],
      [
        'Who answers for a guarantee',
        'The seller does, within the time that stands on the product. After it the maker may.',
      ],
    ],
  },
]

/** The sample backend's knowledge base: four categories, five articles each. */
export const knowledgeBase: KnowledgeCategory[] = chapters.map(
  ({ title, path, articlesCount, articles }, chapter) => ({
    id: String(chapter + 1),
    title,
    path,
    articlesCount,
    featuredArticles: articles.map((each, index) => articleOf(each, `${chapter + 1}-${index + 1}`)),
  }),
)

function articleOf([title, ...paragraphs]: readonly string[], id: string): Article {
  const content = paragraphs.map((text) => (text.startsWith('<ol>') ? text : `<p>${text}</p>`))
  return { id, title: title ?? '', content: content.join('\n') }
}
