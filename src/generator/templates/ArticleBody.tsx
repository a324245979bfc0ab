interface ArticleBodyProps {
  readonly html: string;
  /** The file about the names in its samples. */
  readonly hover?: string;
  /** The documentation that its samples link to. */
  readonly docs: string;
}

/** The text of a document. Its samples find here what to load when a reader points at a name. */
export function ArticleBody({ html, hover, docs }: ArticleBodyProps) {
  return (
    <div
      className="article-body"
      data-hover={hover}
      data-docs={hover && docs}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
