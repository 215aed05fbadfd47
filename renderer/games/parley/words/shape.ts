/**
 * A translation of the model `Model`: the same keys, with every plural `<key>_one`, `<key>_other` of the model
 * replaced by the plural forms that the language has. A missing key or form does not compile.
 */
export type WordsOf<Model, Form extends string> = {
  [Key in keyof Model as Key extends `${infer Base}_other`
    ? `${Base}_${Form}`
    : Key extends `${string}_one`
      ? never
      : Key]: Model[Key] extends string ? string : WordsOf<Model[Key], Form>
}
