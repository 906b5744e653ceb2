# Writes reference.json: Rscript reference.R reference.json
# Readers are simulated from a seed with a known truth; lme4, pROC and psych say what their answers mean.
suppressMessages({ library(lme4); library(pROC); library(psych) })
set.seed(34, kind = "Mersenne-Twister", normal.kind = "Inversion", sample.kind = "Rejection")
json <- function(x) {
  if (is.list(x)) paste0("{", paste0('"', names(x), '": ', sapply(x, json), collapse = ", "), "}")
  else {
    each <- if (is.character(x)) paste0('"', x, '"') else sapply(round(x, 7), format, digits = 15, scientific = FALSE)
    if (length(each) == 1) each else paste0("[", paste(each, collapse = ", "), "]")
  }
}
bits <- function(x) paste(as.integer(x), collapse = "")
wilson <- function(k, n) unname(c(k / n, suppressWarnings(prop.test(k, n, correct = FALSE))$conf.int))

shares <- lapply(list(c(0, 5), c(1, 5), c(9, 14), c(14, 14), c(61, 212), c(4, 40), c(499, 500)),
  function(x) list(of = x, is = wilson(x[1], x[2])))

differences <- lapply(list(c(56, 70, 48, 80), c(9, 14, 2, 12), c(0, 10, 0, 20), c(10, 10, 0, 20), c(16, 40, 4, 40)), function(x) {
  a <- wilson(x[1], x[2]); b <- wilson(x[3], x[4]); d <- a[1] - b[1]
  list(of = x, is = c(d, d - sqrt((a[1] - a[2])^2 + (b[3] - b[1])^2), d + sqrt((a[3] - a[1])^2 + (b[1] - b[2])^2)))
})

# Words of a text: how rare each is, and whether readers marked it, which rareness makes likelier.
texts <- lapply(c(30, 120, 400), function(n) {
  rareness <- round(rnorm(n), 1)
  marked <- runif(n) < plogis(1.5 * rareness - 1)
  flagged <- rareness > 0.5
  of <- function(which, right) wilson(sum(which & right), sum(which))
  kappa <- suppressWarnings(cohen.kappa(cbind(as.integer(flagged), as.integer(marked))))
  area <- as.numeric(ci.auc(roc(marked, rareness, direction = "<", quiet = TRUE), method = "delong"))
  list(scores = rareness, marked = bits(marked), flagged = bits(flagged),
    sensitivity = of(marked, flagged), specificity = of(!marked, !flagged),
    kappa = kappa$confid[1, c(2, 1, 3)], area = area[c(2, 1, 3)])
})

# With a dummy for each word and a normal effect of the reader, a logistic model is the Rasch model.
readers <- lapply(list(c(20, 5, 1), c(40, 12, 1.2), c(60, 15, 0.7), c(200, 10, 1.8), c(25, 8, 0)), function(x) {
  n <- x[1]; words <- x[2]
  truth <- sort(rnorm(words, -0.5, 1.2)); ability <- rnorm(n, 0, x[3])
  marked <- matrix(runif(n * words) < plogis(rep(truth, each = n) - ability), n)
  marked[1, ] <- TRUE; marked[2, ] <- FALSE
  long <- data.frame(marked = as.integer(marked), word = factor(rep(seq_len(words), each = n)), reader = factor(rep(seq_len(n), words)))
  fit <- suppressMessages(glmer(marked ~ 0 + word + (1 | reader), long, binomial, nAGQ = 25,
    control = glmerControl(optimizer = "bobyqa", optCtrl = list(rhoend = 1e-8, maxfun = 1e5), tolPwrss = 1e-12)))
  b <- unname(fixef(fit)); sd <- unname(attr(VarCorr(fit)$reader, "stddev"))
  # Readers who marked as many words have the same ability in this model.
  like <- match(rowSums(marked), rowSums(marked))
  eap <- t(sapply(seq_len(n), function(i) if (like[i] != i) c(NA, NA) else {
    height <- function(z, k) sapply(z, function(one) (-sd * one)^k * dnorm(one) * prod(plogis((2 * marked[i, ] - 1) * (b + sd * one))) * 1e3)
    moment <- function(k) integrate(height, -8, 8, k = k, rel.tol = 1e-11, abs.tol = 0, subdivisions = 1000)$value
    mean <- moment(1) / moment(0)
    c(mean, sqrt(max(0, moment(2) / moment(0) - mean^2)))
  }))[like, ]
  list(marked = apply(marked, 1, bits), truth = truth, difficulties = b,
    standardErrors = unname(sqrt(diag(as.matrix(vcov(fit, use.hessian = TRUE))))), abilitySd = sd,
    abilities = eap[, 1], abilitySds = eap[, 2])
})

rows <- function(list) paste0("[\n    ", paste(sapply(list, json), collapse = ",\n    "), "\n  ]")
writeLines(paste0('{\n  "shares": ', rows(shares), ',\n  "differences": ', rows(differences), ',\n  "texts": ', rows(texts), ',\n  "readers": ', rows(readers), "\n}"), commandArgs(trailingOnly = TRUE)[1])
