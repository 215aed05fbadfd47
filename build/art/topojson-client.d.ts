/** What we use of the package, which brings no types. */
declare module 'topojson-client' {
  type Ring = [longitude: number, latitude: number][]
  type Geometry = { type: 'Polygon'; coordinates: Ring[] } | { type: 'MultiPolygon'; coordinates: Ring[][] }
  export type Land = { objects: { land: object } }
  export function feature(topology: Land, object: object): { features: { geometry: Geometry }[] }
}
