/** The words of promo cards in English, their source. */
export const en = {
  /** Button: puts an ended card away. */
  'action.archive': 'Archive',
  /** Button: lets a card be shown from its first day on. */
  'action.publish': 'Publish',
  /** Why a card cannot be published: it has no picture. */
  'action.publish.picture': 'Choose a picture and save it first.',
  /** Button: a card is shown no longer. */
  'action.stop': 'Stop',
  /** Who sees a card. */
  'audience.agent': 'Agents',
  /** Who sees a card. */
  'audience.b2b': 'Business buyers',
  /** Who sees a card. */
  'audience.b2c': 'Shoppers',
  /** Who sees a card. */
  'audience.merchant': 'Merchants',
  /** Heading: which cards run when. */
  calendar: 'What runs when',
  /** Where no card is chosen. */
  choose: 'Choose a card to see and change it.',
  /** How many characters of how many are used. */
  counter: '{{used}} of {{most}}',
  /** Button and heading: a new card. */
  create: 'New card',
  /** Fact: when a card is shown. */
  days: 'Shown',
  /** When a card without an end is shown. */
  'days.from': 'from {{from}}',
  /** When a card is shown. @same */
  'days.fromTo': '{{from}} – {{to}}',
  /** Where a place has no cards. */
  empty: 'No cards here. Begin with a first one.',
  /** Error: nobody would see a card. */
  'error.audience': 'Choose who sees it.',
  /** Error of the last day. */
  'error.ends': 'Not before the first day.',
  /** Error of a picture. */
  'error.picture': 'A picture of at most 1 MiB.',
  /** Error of where a card leads. */
  'error.target': 'An https address, or a path of the shop such as /offers.',
  /** In a history. */
  'event.archive': 'Archived',
  /** In a history. */
  'event.publish': 'Published',
  /** In a history. */
  'event.stop': 'Stopped',
  /** Label of boxes, and in a history. */
  'field.audience': 'Seen by',
  /** Label, and in a history: what a card says. */
  'field.body': 'Text',
  /** In a history: the button of a card. */
  'field.cta': 'Button',
  /** Label, and in a history. */
  'field.endsOn': 'Last day',
  /** Below that label. */
  'field.endsOn.note': 'Leave empty for no end.',
  /** Label, and in a history. */
  'field.image': 'Picture',
  /** Label: what stands on the button of a card. */
  'field.label': 'Words of the button',
  /** Label, and in a history. */
  'field.startsOn': 'First day',
  /** Label, and in a history. */
  'field.title': 'Title',
  /** Label: where the button of a card leads. */
  'field.url': 'Leads to',
  /** Below that label. */
  'field.url.note':
    'An https address, or /offers, /new, /categories, /services, /directory, /help.',
  /** Says what the picture of a card is, for screen readers. */
  'image.alt': 'The picture of this card',
  /** In the place of a picture. */
  'image.none': 'No picture yet',
  /** Below the label of the picture. */
  'image.note':
    'JPEG, PNG or WebP, at least 1200 by 675 pixels. It is cropped to 16 to 9. Without one a card cannot be published.',
  /** Warning over the calendar; {{cards}} are their titles. */
  overlaps: 'At the same time, and for the same people, runs: {{cards}}.',
  /** Where cards are shown. */
  'placement.business_home': 'Business home',
  /** Where cards are shown. */
  'placement.checkout': 'Checkout',
  /** Where cards are shown. */
  'placement.shop_home': 'Shop home',
  /** Above a preview. */
  'preview.desktop': 'Desktop',
  /** Above a preview. */
  'preview.phone': 'Phone',
  /** Where a card stands. */
  'state.archived': 'Archived',
  /** Where a card stands. */
  'state.draft': 'Draft',
  /** Where a card stands. */
  'state.ended': 'Ended',
  /** Where a card stands. */
  'state.live': 'Live',
  /** Where a card stands. */
  'state.scheduled': 'Scheduled',
  /** Fact: how often a card was seen. */
  stats: 'So far',
  /** How often a card was seen, and its button pressed. */
  'stats.text': 'Seen {{views}} times, pressed {{clicks}} times',
  /** Heading and title of the page. */
  title: 'Business setting',
} as const
