/** What title blocks call things, in the languages that drawings reach us in. */
export const labels = {
  material:
    /(?:part |raw )?mat(?:eria(?:l|ux?|le|ł)|eriál|ériau|ière(?: première)?|'?l|\.)(?: (?:spec(?:ification|\.)?|grade|type|n(?:o|r)\.?))?|werkst(?:off(?:-?nr\.?|nummer)?|\.)|材\s?質|材\s?料(?:牌号|名称|标记)?|材\s?质|재질/,
  finish:
    /(?:surface )?(?:finish(?:ing)?|treatment|coating)|surface|oberfl(?:äche(?:n(?:behandlung|schutz|beschichtung)?)?|\.)|beschichtung|traitement(?: de surface)?|finition|revêtement|表面処理|表面处理|処\s?理/,
  quantity:
    /q'?ty\.?(?: ?(?:req'?d|required)\.?)?|quantity(?: required)?|no\.? (?:off|req'?d)|st(?:ü|ue)ckzahl|stück|stk\.?|anzahl|menge|quantité|qté|cantidad|数\s?量|個\s?数|件\s?数|員\s?数|製作数/,
  tolerance:
    /(?:general |unspecified )?tol(?:erances?|\.)|(?:allgemein|freimaß|freimass)-?toleranz(?:en)?|toleranz(?:en)?|tolérances?(?: générales?)?|一般公差|普通(?:寸法)?公差|未注公差|(?:指示(?:なき|無き|外)|表示外)(?:寸法)?公差/,
} as const

/** Labels of what is not compared. None of them is the value of another label. */
export const otherLabels = {
  scale: /scale|maßstab|massstab|échelle|escala|尺\s?度|比\s?例/,
  drawn:
    /drawn(?: by)?|drw[nb]?\.?|created(?: by)?|gez(?:eichnet|\.)|bearb(?:eitet|\.)|erstellt(?: durch| von)?|dessiné(?: par)?|dessinateur|製\s?図|設\s?計|设\s?计|制\s?图/,
  checked: /ch(?:ec)?k'?d\.?(?: by)?|checked(?: by)?|gepr(?:üft|\.)|norm|vérifié(?: par)?|検\s?図|审\s?核/,
  approved:
    /appr(?:ove)?d?\.?(?: by)?|appv'?d\.?|freigabe|freigegeben|genehmigt(?: von| durch)?|(?:approuvé|validé)(?: par)?|承\s?認|批\s?准/,
  number:
    /(?:drawing|dwg\.?|part|doc(?:ument)?) ?(?:no\.?|number|#)|zeichn(?:ungs|\.)?-?(?:nummer|nr\.?)|sachnummer|図\s?番|图\s?号/,
  revision: /rev(?:ision|\.)?(?: index)?|index|version|änderung|änd\.|zust(?:and|\.)|改\s?訂/,
  sheet: /(?:sheet|blatt|feuille)(?: ?\d+)?(?: (?:of|von|\/) ?\d+)?/,
  projection: /(?:third|first|1st|3rd) angle(?: projection)?|projection|projektion(?:smethode)?|投影法?/,
  title: /title(?:, supplementary title)?|benennung|titel|désignation|titre|品\s?名|名\s?称|図\s?名/,
  sheetSize: /size|format|blattgröße|do not scale(?: drawing)?/,
  weight: /weight|mass|gewicht|masse|poids|重\s?量|質\s?量/,
  date: /(?:issue )?date|datum|ausgabedatum|日\s?付|日\s?期|\(?年\s?月\s?日\)?/,
  people:
    /name|signature|cage(?: code)?|company|firma|(?:legal )?owner|eigentümer|société|responsible (?:department|dept\.?)|mfg\.?|q\.?a\.?|签\s?名/,
  document:
    /document (?:type|status)|dokumente?n?(?:art|status)|project|projekt|language|language code|comments?|标\s?记|处\s?数|分\s?区|标准化|阶段标记|工\s?艺/,
  list: /item|pos(?:ition|\.)?|description|bezeichnung|remarks?|bemerkung(?:en)?|notes?|備\s?考|halbzeug|rohteil/,
  heatTreatment:
    /heat ?treat(?:ment|\.)?|hardness|wärmebehandlung|härte|traitement thermique|熱\s?処\s?理|热\s?处\s?理/,
} as const

/** The source of a pattern for every label there is. */
export const anyLabel = [...Object.values(labels), ...Object.values(otherLabels)].map(({ source }) => source).join('|')
