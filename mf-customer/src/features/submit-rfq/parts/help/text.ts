import { words } from '@kerf/shared-contracts/words/words'

export const text = words('mf-customer/submit-rfq/parts/help', {
  tolerance: {
    ask: 'How exact?',
    title: 'What a tolerance says',
    intro:
      'By how much a size may differ from your drawing. Closer tolerances cost more: cuts are slower, and more is measured. A tolerance that stands in the drawing at a size counts for that size.',
    uses: {
      standard: 'For most parts: covers, brackets, plates, anything with some play.',
      tight: 'Where parts fit into each other: bearing seats, sliding fits, dowel holes.',
      precision: 'For press fits, gauges and sealing faces. Please choose it only where the part needs it.',
    },
    drawing: (label: string) => `A size with its allowed band, drawn enlarged: ${label}`,
  },
  finishing: {
    ask: 'Which finish?',
    title: 'What a finish does to the surface',
    intro: 'A finish changes looks, wear and rust, and some add material: threads and fits may need masking.',
    kinds: {
      bare: ['As machined', 'Fine tool marks stay visible. Nothing is added, and it costs least.'],
      blasted: ['Blasted, tumbled', 'Even and matt; edges are broken. Takes off next to nothing.'],
      layer: [
        'Plated, painted, powder coated',
        'A layer lies on top: 5 to 25 µm when plated, 60 to 120 µm when powder coated. Holes get smaller by twice that.',
      ],
      converted: [
        'Anodized, black oxide, passivated',
        'The surface itself turns into a hard or protective skin. Anodizing grows about half into the part and half out.',
      ],
      hardened: ['Heat treated', 'The part becomes harder down to some depth, and may warp slightly.'],
    } satisfies Record<string, readonly [name: string, says: string]>,
    drawing: (kind: string) => `Cut through a surface: ${kind}`,
  },
  close: 'Close',
})
