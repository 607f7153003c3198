/** A content package of QTI 2.1: a manifest, a file an item and the pictures. */
import { pictureName, picturesOf } from '#portable/html.ts'
import { type Markup, markup } from '#portable/markup.ts'
import { credit, type PortableExercise, type PortableItem, type Source } from '#portable/portable.ts'
import { type Files, zipped } from '#portable/zip.ts'
import { itemName, PICTURES, qtiItem } from './item.ts'

/** More questions in one file are refused by the Student Learning Space. */
export const MAX_QTI_ITEMS = 100

const itemFile = (item: PortableItem): string => `items/${itemName(item)}.xml`

const picturesIn = (item: PortableItem): readonly (readonly [name: string, svg: string])[] =>
  picturesOf(item).map(({ svg }, i) => [`${PICTURES}/${pictureName(item, i + 1)}`, svg])

function resource(item: PortableItem): Markup {
  const files = [itemFile(item), ...picturesIn(item).map(([name]) => name)]
  return markup`    <resource identifier="${itemName(item)}" type="imsqti_item_xmlv2p1" href="${itemFile(item)}">${files.map((name) => markup`<file href="${name}"/>`)}</resource>
`
}

const CONTENT = 'http://www.imsglobal.org/xsd/imscp_v1p1'
const METADATA = 'http://www.imsglobal.org/xsd/imsmd_v1p2'

function manifest(exercise: PortableExercise, source: Source): string {
  const { title, language, items } = exercise
  const words = (text: string) => markup`<imsmd:langstring xml:lang="${language}">${text}</imsmd:langstring>`
  return markup`<?xml version="1.0" encoding="UTF-8"?>
<manifest xmlns="${CONTENT}" xmlns:imsmd="${METADATA}" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="${CONTENT} http://www.imsglobal.org/xsd/qti/qtiv2p1/qtiv2p1_imscpv1p2_v1p0.xsd ${METADATA} http://www.imsglobal.org/xsd/imsmd_v1p2p4.xsd" identifier="manifest">
  <metadata>
    <schema>QTIv2.1 Package</schema>
    <schemaversion>1.0.0</schemaversion>
    <imsmd:lom>
      <imsmd:general><imsmd:title>${words(title)}</imsmd:title><imsmd:language>${language}</imsmd:language></imsmd:general>
      <imsmd:rights><imsmd:copyrightandotherrestrictions><imsmd:source>${words('LOMv1.0')}</imsmd:source><imsmd:value>${words('yes')}</imsmd:value></imsmd:copyrightandotherrestrictions><imsmd:description>${words(credit(exercise, source))}</imsmd:description></imsmd:rights>
    </imsmd:lom>
  </metadata>
  <organizations/>
  <resources>
${items.map(resource)}  </resources>
</manifest>
`.source
}

/** The files of a package by their names, the manifest first. */
const qtiFiles = (exercise: PortableExercise, source: Source): Files => [
  ['imsmanifest.xml', manifest(exercise, source)],
  ...exercise.items.map((item) => [itemFile(item), qtiItem(item)] as const),
  ...exercise.items.flatMap(picturesIn),
]

export const qtiPackage = (exercise: PortableExercise, source: Source): Uint8Array<ArrayBuffer> =>
  zipped(qtiFiles(exercise, source))
