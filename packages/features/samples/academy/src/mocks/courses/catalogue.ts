import { courseOf } from './courseOf'

/** Courses about the catalogue and search. */
export const catalogueCourses = [
  courseOf({
    slug: 'a-product-page-that-sells',
    title: 'A product page that answers questions',
    description:
      'Names, pictures, inputs and prices that spare buyers a call, and sellers a return.',
    category: 'catalogue',
    length: 15,
    activeStep: 6,
    daysAgo: 1,
    steps: [
      [
        'The name',
        'What it is, for whom or what, how much: <em>Maize flour, fortified, 2 kg</em>. No capitals, no “best”, no telephone number. Buyers search for sizes, so the size is in the name.',
      ],
      [
        'Pictures',
        'One in daylight from the front, one of the label that can be read, one beside a hand for its size. A picture from somewhere else shows something else: ask for the seller’s own.',
      ],
      [
        'What is asked in its category',
        'Each category asks its own inputs: of shoes the size, of paint the area that a tin covers. What is required stands first. A product that answers all of them is found by filters, and the others are not.',
      ],
      [
        'The price',
        'As the buyer pays it, tax and all, in each currency in which it is sold. A price that was crossed out must have been asked for thirty days, or it is a lie.',
      ],
      [
        'Stock',
        'A number that is true on Monday morning is better than one that looks generous. At none a product can still be found, and not be ordered: that keeps its reviews.',
      ],
      [
        'The first hundred letters',
        'On a telephone, a buyer reads the first hundred letters of the description. Say there what questions are asked about most. Everything else may follow.',
      ],
    ],
  }),
  courseOf({
    slug: 'categories-that-people-understand',
    title: 'Categories that people understand',
    description:
      'Build the tree from the buyer’s words, merge what is double, and move things without losing them.',
    category: 'catalogue',
    length: 17,
    activeStep: 0,
    daysAgo: 47,
    steps: [
      [
        'Whose words?',
        'A tree that follows the warehouse is for the warehouse. Ask five buyers where they would look for a torch. Where four agree, it goes; where they do not, the search has to help.',
      ],
      [
        'Three levels are enough',
        'Each level is a question that a buyer has to answer. After three they leave. If a category holds more than two hundred products, use an input as a filter before you cut it in pieces.',
      ],
      [
        'Names',
        'Two words at most, in the plural, in all three languages. No “Other”: it grows until it is the largest, and nobody looks there.',
      ],
      [
        'What those below inherit',
        'A category hands down its inputs and its rate of commission. Set them as high in the tree as they are true, and override below only what differs.',
      ],
      [
        'Moving',
        'What is moved keeps its address, its products and its reviews. It may get other inputs: the console tells before how many products would lack an answer then.',
      ],
      [
        'Merging two',
        'Choose which name stays. Products, filters and old addresses of the other lead there from then on. Merging cannot be undone by moving: think of it as glue.',
      ],
      [
        'Every quarter',
        '<ul><li>Which categories were opened and left at once?</li><li>What was searched for in vain, more than ten times?</li><li>Which have fewer than three products?</li></ul>',
        'Change one thing, wait for two weeks, look again.',
      ],
    ],
  }),
]
