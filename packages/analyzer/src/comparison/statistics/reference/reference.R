# Checks reference.json with R: Rscript reference.R reference.json. Says nothing where R agrees, and stops where it does not.
lines <- grep("\"", readLines(commandArgs(trailingOnly = TRUE)[1], encoding = "UTF-8"), value = TRUE)
reference <- read.csv(text = gsub("\\[|\\],?$", "", lines), header = FALSE, strip.white = TRUE)
names(reference) <- c("sample", "quantity", "value")
same <- function(one, other) stopifnot(isTRUE(all.equal(unname(unlist(one)), other, tolerance = 1e-9)))
for (name in setdiff(unique(reference$sample), "t95")) {
  own <- reference[reference$sample == name, ]
  of <- function(...) own$value[match(c(...), own$quantity)]
  changes <- own$value[own$quantity == "change"]
  t <- t.test(changes)
  same(list(t$statistic, t$p.value, t$conf.int), of("t", "p", "low", "high"))
  w <- suppressWarnings(wilcox.test(changes))
  same(list(w$statistic, w$p.value), of("w", "wilcoxonP"))
}
quantiles <- reference[reference$sample == "t95", ]
same(qt(0.975, as.numeric(quantiles$quantity)), quantiles$value)
