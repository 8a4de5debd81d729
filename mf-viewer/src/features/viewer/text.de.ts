import type { WordsOf } from '@kerf/shared-contracts/words/words'
import { text as measures } from '@kerf/shared-parts/measures/text.ts'
import { isolated } from '@kerf/shared-ui/words/isolated.tsx'
import type { Measured } from './measure/measured.ts'
import type { text as english } from './text.ts'

/** How long the server may need, told by the size of the file in bytes. */
function expectation(bytes: number): string {
  if (bytes < 3_000_000) return 'Das dauert einige Sekunden.'
  return bytes < 12_000_000
    ? 'Das kann bis zu einer halben Minute dauern.'
    : 'Eine Datei dieser Größe kann eine Minute oder länger brauchen.'
}

const millimetres = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 2 })
const inches = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 3 })

/** What somebody pointed at. */
function named(thing: Measured): string {
  if (thing.kind === 'point') return 'Punkt'
  if (thing.kind === 'edge') return thing.circle ? 'Runde Kante' : 'Kante'
  if (thing.plane) return 'Ebene Fläche'
  return thing.cylinder ? 'Runde Fläche' : 'Gekrümmte Fläche'
}

/** What to do next. */
function measureHint(chosen: number, lacks: 'older' | 'own' | null): string {
  if (lacks === 'own')
    return 'Ein vom Browser erzeugtes Modell hat keine genauen Kanten und Flächen, daher kann daran nichts gemessen werden.'
  if (lacks)
    return 'Dieses Modell kennt noch keine Kanten und Flächen. Es wird im Hintergrund neu erzeugt; laden Sie die Seite in einer Weile neu.'
  if (chosen === 0)
    return 'Klicken Sie auf eine Ecke, eine Kante oder eine Fläche. Mit der Tastatur: Drehen Sie das Modell, bis das Kreuz in der Mitte darauf liegt, und drücken Sie Enter.'
  return chosen === 1
    ? 'Wählen Sie ein zweites Element für den Abstand dazwischen.'
    : 'Der nächste Klick beginnt von vorn.'
}

export const text: WordsOf<typeof english> = {
  title: '3D-Ansicht',
  building: {
    queued: 'In der Warteschlange …',
    running: 'Die Datei wird gelesen …',
    loading: 'Das Modell wird geladen …',
    expectation,
    loadingHint: 'Gleich fertig.',
    kept: 'Sie können diese Seite verlassen: Das Modell ist fertig, wenn Sie zurückkommen.',
  },
  noFile: {
    title: 'Keine Datei gewählt',
    text: 'Öffnen Sie eine STEP-Datei aus einer Anfrage oder einem Auftrag, dann wird sie hier angezeigt.',
  },
  notFound: {
    title: 'Datei nicht gefunden',
    text: 'Sie wurde möglicherweise entfernt, oder Sie dürfen sie nicht sehen.',
  },
  notStep: {
    title: 'Diese Datei hat keine 3D-Ansicht',
    text: 'Nur STEP-Dateien werden in 3D angezeigt.',
    open: 'Datei öffnen',
  },
  failed: {
    title: 'Keine 3D-Ansicht dieser Datei',
    text: 'Die Datei selbst ist sicher gespeichert.',
    tooManyParts: 'Diese Datei hat mehr als 65.535 Teile, mehr als die 3D-Ansicht unterscheiden kann.',
    get byHand() {
      return measures.byHand
    },
  },
  own: {
    trying: 'Der Server konnte dieses Modell nicht erzeugen, daher versucht es Ihr Browser …',
    tryingHint: 'Das kann eine Minute dauern. Dazu werden einmalig etwa 3 MB Software geladen.',
    stop: 'Anhalten',
    notice:
      'Ihr Browser hat dieses Modell erzeugt, da der Server es nicht konnte. Seine Größe ist die seiner Dreiecke, und es kann daran nichts gemessen werden.',
    licence: 'Lizenz der Software',
    failed: (why) => `${why} Auch Ihr Browser konnte sie nicht lesen.`,
  },
  trouble: {
    title: 'Das Modell konnte nicht geladen werden',
    text: 'Die Datei selbst ist sicher gespeichert.',
  },
  noWebgl: {
    title: 'Dieser Browser kann kein 3D anzeigen',
    text: 'WebGL ist ausgeschaltet oder nicht verfügbar. Größe und Teile stehen daneben, und die Datei kann heruntergeladen werden.',
  },
  lost: {
    title: 'Das Bild ging verloren',
    text: 'Die Grafikkarte wurde zurückgesetzt oder hat ihren Speicher anderweitig vergeben.',
    again: 'Neu zeichnen',
  },
  picture: (fileName) => `Bild von ${isolated(fileName)}`,
  dashboard: 'Zur Übersicht',
  download: 'Herunterladen',
  downloadFailed: 'Die Datei konnte nicht heruntergeladen werden',
  canvas: (fileName, size) =>
    `3D-Modell von ${isolated(fileName)}, ${size}. Die Pfeiltasten drehen es, mit der Umschalttaste verschieben sie es, Plus und Minus zoomen, 1 bis 7 wählen eine Ansicht, F passt es ein.`,
  toolbar: 'Ansicht',
  views: 'Ansichten',
  moreViews: 'Mehr',
  standardViews: {
    front: 'Vorn',
    back: 'Hinten',
    left: 'Links',
    right: 'Rechts',
    top: 'Oben',
    bottom: 'Unten',
    iso: 'Iso',
  },
  tools: {
    label: 'Werkzeuge',
    measure: 'Messen',
    section: 'Schnitt',
    explode: 'Explosionsansicht',
    transparent: 'Durchsichtig',
    annotations: 'Bemaßungen der Datei',
    orthographic: 'Ohne Perspektive',
    unit: (other) => (other === 'mm' ? 'in, in Millimetern messen' : 'mm, in Zoll messen'),
    picture: 'Bild speichern',
    link: 'Link zu dieser Ansicht kopieren',
    linkCopied: 'Link kopiert',
    linkFailed: 'Der Link konnte nicht kopiert werden',
    pictureFailed: 'Das Bild konnte nicht gespeichert werden',
    close: (label) => `${label} schließen`,
  },
  section: {
    axis: 'Schnitt entlang',
    flip: 'Umkehren',
    position: 'Lage des Schnitts',
    back: 'Schnitt zurückbewegen',
    forth: 'Schnitt vorbewegen',
    at: (at, size) => `${at} von ${size}. Ziehen Sie den Punkt im Bild oder drücken Sie [ und ].`,
    noSolids: 'Diese Datei enthält nur Flächen, daher zeigt der Schnitt deren Innenseiten.',
  },
  explode: {
    distance: 'Abstand',
  },
  measure: {
    named,
    hint: measureHint,
    clear: 'Zurücksetzen',
    link: 'Link zu dieser Fläche kopieren',
    length: 'Länge',
    radius: 'Radius',
    diameter: 'Durchmesser',
    area: 'Flächeninhalt',
    distance: 'Abstand',
    axes: 'Zwischen Achsen',
    centers: 'Zwischen Mittelpunkten',
    angle: 'Winkel',
    along: (axis) => `Entlang ${axis.toUpperCase()}`,
  },
  fit: 'Einpassen',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  display: {
    label: 'Darstellung',
    edges: 'Kanten',
    plain: 'Glatt',
    wire: 'Draht',
  },
  darkBackground: 'Dunkler Hintergrund',
  lightBackground: 'Heller Hintergrund',
  facts: {
    title: 'Größe',
    size: 'Millimeter',
    inches: 'Zoll',
    parts: 'Teile',
    instances: 'Verbaut',
    solids: 'Volumenkörper',
    unit: 'Einheit der Datei',
    noUnit: 'unklar',
    meant: 'Gemeint in',
    units: { mm: 'Millimetern', in: 'Zoll' },
    file: 'Datei',
    surfacesOnly:
      'Diese Datei enthält Flächen, die nichts umschließen, und hat daher kein Volumen. Wir können sie von Hand anbieten; ein Volumenkörper ist schneller angeboten.',
    unusual:
      'Das ist eine ungewöhnliche Größe für ein Teil. Bitte prüfen Sie, ob die Datei in der Einheit exportiert wurde, in der sie gezeichnet ist (mm oder Zoll).',
  },
  parts: {
    title: 'Teile',
    show: (name) => `${isolated(name)} anzeigen`,
    hide: (name) => `${isolated(name)} ausblenden`,
    showAll: 'Alle anzeigen',
    unnamed: 'Unbenanntes Teil',
    more: (count) => (count === 1 ? '1 Teil' : `${count.toLocaleString('de-DE')} Teile`),
    isolate: (name) => `Nur ${isolated(name)} anzeigen`,
    showMore: (count) => `${count.toLocaleString('de-DE')} weitere anzeigen`,
    find: 'Teil suchen',
    none: 'Kein Teil hat diesen Namen.',
  },
  features: {
    found: 'Bohrungen und Wände',
    lostFaces: 'Das Modell zeichnet einige dieser Flächen anders, daher werden sie darauf nicht gezeigt.',
    otherFaces: 'Das Modell zählt seine Flächen anders, daher werden diese darauf nicht gezeigt.',
    hole: (kind, mm, count) => `${count > 1 ? `${count} × ` : ''}⌀ ${measures.millimetre(mm)}, ${measures.kinds[kind]}`,
    holeDetails: ({ isThrough, depthMm }) =>
      isThrough ? `${measures.millimetre(depthMm)} lang` : `${measures.millimetre(depthMm)} tief`,
    get wall() {
      return measures.wall
    },
  },
  choose: { noFaces: 'Dieses Modell hat keine genauen Flächen, daher kann keine gewählt werden.' },
  help: 'Ziehen dreht, Ziehen mit rechter Maustaste oder zwei Fingern verschiebt, Mausrad oder Spreizen zoomt. Tasten: Pfeile, + und −, 1 bis 7, F; [ und ] bewegen einen Schnitt.',
  millimetres: (size) => `${size.map((mm) => millimetres.format(mm)).join(' × ')} mm`,
  inches: (size) => `${size.map((mm) => inches.format(mm / 25.4)).join(' × ')} in`,
}
